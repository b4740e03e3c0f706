import { expectNoAxeViolations } from '../../support/axe';
import { freshWord, signIn } from '../../support/knight';
import { expectReadable } from '../../support/readable';
import { expect, test } from '../../support/test';
import { makeAdmin, makeScorer } from './people';

const ACCOUNTS = '/escape-noel/admin/comptes';

test('with the keyboard an admin hides a name for a reason and restores it, and the log says so', async ({
  page,
  request,
}) => {
  const name = `${freshWord()} Untel`;
  await makeScorer(request, 1, name);
  await signIn(page, await makeAdmin(request));
  await page.goto(ACCOUNTS);
  await page.getByRole('searchbox', { name: 'Chercher un nom ou une adresse' }).fill(name);
  const line = page.getByRole('list', { name: 'Comptes' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await page.getByRole('button', { name: `Cacher le nom ${name}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: 'Raison' }).focus();
  await page.keyboard.type('Prénom et nom');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cacher ce nom' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Le nom « ${name} » est caché.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Les noms et le classement' })).toBeFocused();
  await expect(line).toContainText('Nom caché');
  const latest = page.getByRole('list', { name: 'Décisions' }).getByRole('listitem').first();
  await expect(latest).toContainText(`Nom « ${name} » caché`);
  await expect(latest).toContainText('Prénom et nom');
  await expectReadable(page);
});
