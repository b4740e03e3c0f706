import { signIn } from '../../support/knight';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin } from './people';

/** The server's reply for an edition whose second day stops many players. */
const VISITS = {
  threshold: 5,
  dates: ['2024-12-01', '2024-12-02'],
  days: Array.from({ length: 24 }, (_, index) => {
    const opened = 1200 - index * 48;
    const found = Math.round(opened * (index === 1 ? 0.2 : 0.7));
    const figures = {
      opened,
      tried: Math.round(opened * 0.85),
      hint1: 40,
      hint2: 9,
      hint3: null,
      found,
      revealed: 12,
      median_tries: 2,
    };
    const none = Object.fromEntries(Object.keys(figures).map((name) => [name, null]));
    return { day: index + 1, visitor: figures, knight: none };
  }),
};

test('an admin sees where visitors stop, and reads the numbers as a table, with the keyboard alone', async ({
  page,
  request,
}) => {
  await page.route('**/rpc/admin_visits', (route) => route.fulfill({ json: VISITS }));
  await signIn(page, await makeAdmin(request));
  await page.goto('/escape-noel/admin');
  await page.getByRole('link', { name: 'Fréquentation' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fréquentation' })).toBeFocused();
  await expect(
    page.getByText(/^C'est le jour 2 qui arrête le plus\s: 79\s% de celles et ceux/),
  ).toBeVisible();
  await expect(page.getByText(/^Rien à montrer pour l'instant/)).toBeVisible();

  await page.getByText('Voir le tableau').last().focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Les nombres des visiteurs sans compte, jour par jour' });
  await expect(table.getByRole('row', { name: /^24 96 82 40 9 moins de 5 67 12 2$/ })).toBeVisible();
  // The table scrolls in its own region, which the keyboard reaches.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('region', { name: 'Les nombres des visiteurs sans compte, jour par jour' }),
  ).toBeFocused();
  await expectReadable(page);
});
