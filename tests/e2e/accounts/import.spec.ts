import { makeKnight, signIn, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { playedAsVisitor } from '../quest/questors';
import { LoginScreen } from './loginScreen';

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

test(
  'a visitor who signs in brings the days that this browser stores, and finds the knight in the ranking',
  { tag: ['@full', '@hosted'] },
  async ({ page, request }) => {
    const knight = await makeKnight(request, 'Galaad');
    await playedAsVisitor(page, [1, 3]);
    const login = new LoginScreen(page);
    await login.open();
    await login.signIn(knight.email, knight.password);
    await page.getByRole('button', { name: 'Importer ma progression' }).click();
    await expect(page.getByText('2 énigmes rejoignent ton compte')).toBeVisible();
    expect(
      await sql(request, 'select total_score, completed_enigmes from public.users where id = $1', [
        knight.id,
      ]),
    ).toEqual([{ total_score: 10, completed_enigmes: 2 }]);

    await page.goto('/escape-noel/classement');
    await page.getByRole('button', { name: 'Ma position' }).click();
    await expect(page.getByText('Vous – Galaad')).toBeVisible();
  },
);
