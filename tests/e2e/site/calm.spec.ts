import { skipTime } from '../../support/clock';
import { expect, test } from '../../support/test';
import { openHydrated, stopClock } from './hydrated';

test(
  'Under reduced motion nothing moves by itself: the carousel waits, the background is still',
  { tag: '@phone' },
  async ({ page }) => {
    await stopClock(page);
    await openHydrated(page, '/');
    const carousel = page.getByRole('group', { name: 'Nos histoires féériques' });
    await expect(carousel.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
    await skipTime(page, 20_000);
    await expect(carousel.getByRole('button', { name: /^Histoire 1/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const feathers = page.locator('.dawn-feather');
    await expect(feathers.first()).toHaveCSS('animation-name', 'none');
    // Spread over the window, not in a row.
    const heights = await feathers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(
      (page.viewportSize()?.height ?? 0) / 2,
    );
    await expect(page.getByRole('heading', { level: 1, name: "Plume d'Étoile" })).toBeVisible();
  },
);
