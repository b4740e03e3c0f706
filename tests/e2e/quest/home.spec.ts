import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';
import { prepareAt } from './inSeason';

const LEAST_SHIFT = 0.001;

for (const [when, now, stop, lastOpen] of [
  ['6 December', '2026-12-06T18:00:00+01:00', 'Continuer\u00A0: jour 6', 6],
  ['5 December, all solved', '2026-12-05T18:00:00+01:00', 'Jour 6\u00A0: le 6 déc.', 5],
  ['26 December', '2026-12-26T10:00:00+01:00', 'Continuer\u00A0: jour 6', 24],
] as const) {
  test(
    `${when}: the home names the stop, the stars and the doors before any script, and then nothing moves`,
    { tag: '@both' },
    async ({ page }) => {
      await prepareAt(page, now, 5);
      await page.goto(paths.game.landing);
      await expect(page.getByRole('link', { name: 'Jour 5, résolu' })).toBeVisible();
      const shifted = await recordShifts(page);
      const script = await holdRequests(page, '**/assets/*.js');
      const calendar = await holdRequests(page, '**/rest/v1/enigme_calendar?*');
      await page.goto(paths.game.landing);
      const main = page.getByRole('main');
      await expect(main.getByText(stop)).toBeVisible();
      await expect(main.getByText('5 étoiles sur 24')).toBeVisible();
      await expect(page.locator('#doors [data-done]')).toHaveCount(5);
      await expect(page.locator('#doors [href]')).toHaveCount(Math.max(5, lastOpen));
      await expect(main.getByRole('link', { name: 'Se connecter' })).toBeHidden();
      calendar.open();
      script.open();
      await expect(page.getByRole('link', { name: 'Jour 5, résolu' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Se connecter' })).toBeVisible();
      await expect(main.getByText(stop)).toBeVisible();
      expect(await shifted()).toBeLessThan(LEAST_SHIFT);
      await expectNoAxeViolations(page);
    },
  );
}
