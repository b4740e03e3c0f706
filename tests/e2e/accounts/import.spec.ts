import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';

test('the import is not loaded for a knight whose browser stores no progress', async ({ page, request }) => {
  await signIn(page, await makeKnight(request, 'Dinadan'));
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  // Prefetched last, when the browser is idle.
  const last = page.waitForResponse(/\/assets\/SessionExpired-/);
  await page.goto('/escape-noel/artefacts');
  await last;
  expect(scripts.filter((script) => script.includes('/ImportDialog-'))).toEqual([]);
});
