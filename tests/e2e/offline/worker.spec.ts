import { expectNoAxeViolations } from '../../support/axe';
import { outsideWindow } from '../../support/overflow';
import { expect, test, untilStored } from './device';

test('the web manifest has screenshots of its sizes, and shortcuts that lead somewhere', async ({
  request,
}) => {
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    start_url: string;
    screenshots: { src: string; form_factor: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.start_url).toBe('/escape-noel');
  expect(new Set(manifest.screenshots.map(({ form_factor: form }) => form))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src } of manifest.screenshots) expect((await request.get(src)).ok()).toBe(true);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('the shortcut of the installed game leads to the day to play', async ({ page }) => {
  await page.goto('/escape-noel#jour');
  await expect(page).toHaveURL('/escape-noel/jour/1');
});

test('« /sw-off » takes the worker and its caches away, not the journey, until it is asked back', async ({
  device,
}) => {
  const page = await device.open();
  await page.goto('/escape-noel/jour/1');
  await untilStored(page, 1);
  await page.evaluate(() => localStorage.setItem('escape-noel-hints-1', '[1]'));
  const stored = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
      hints: localStorage.getItem('escape-noel-hints-1'),
    }));
  expect(await stored()).toMatchObject({ workers: 1, hints: '[1]' });

  await page.goto('/sw-off');
  await expect(page.getByText("C'est retiré")).toBeVisible();
  expect(await stored()).toEqual({ workers: 0, caches: 0, hints: '[1]' });
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await outsideWindow(page)).toEqual([]);

  await page.getByRole('link', { name: 'Retourner au jeu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Escape Noël' })).toBeVisible();
  await page.goto('/sw-off');
  await page.getByRole('button', { name: 'Remettre le jeu sans réseau' }).press('Enter');
  await expect(page.getByText("C'est remis")).toBeVisible();
  await page.goto('/escape-noel/jour/1');
  await untilStored(page, 1);
});
