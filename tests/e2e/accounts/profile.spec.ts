import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { openBehind } from '../../support/tabs';
import { expect, test } from '../../support/test';
import { solve } from './solve';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom de chevalier' });
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder les modifications' });

async function openProfile(page: Page, knight: Knight): Promise<void> {
  await signIn(page, knight);
  await page.goto('/escape-noel/profile');
  await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
}

test('the profile shows « Chargement... » until the player is known, and never the page of another', async ({
  page,
  request,
}) => {
  const headings: [Knight | null, string][] = [
    [null, 'Connexion'],
    [await makeKnight(request, 'Perceval'), 'Mon Profil'],
  ];
  for (const [knight, heading] of headings) {
    if (knight) await signIn(page, knight);
    const scripts = await holdRequests(page, '**/assets/*.js');
    await page.goto('/escape-noel/profile', { waitUntil: 'commit' });
    await expect(page.getByText('Chargement...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(0);
    scripts.open();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test(
  "the player's figures and knights push nothing away when they arrive",
  { tag: '@both' },
  async ({ page, request }) => {
    const figures = await holdRequests(page, '**/rest/v1/users?*');
    const knights = await holdRequests(page, '**/rpc/my_knights*');
    await openProfile(page, await makeKnight(request, 'Perceval'));
    const below = page.getByRole('heading', { name: 'Pour les parents' });
    await expect(below).toBeVisible();
    const top = () => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY));
    const before = await top();
    figures.open();
    knights.open();
    await expect(page.getByRole('button', { name: 'Modifier Perceval' })).toBeVisible();
    await expect(page.getByText('0/24 énigmes résolues')).toBeVisible();
    expect(await top()).toBe(before);
  },
);

test(
  'a knight downloads their data, then deletes the account by typing the name: no row remains, and every tab is signed out',
  { tag: '@hosted' },
  async ({ page, request, expectProblem }) => {
    expectProblem(/status of 400.*grant_type=password/);
    const knight = await makeKnight(request, 'Lancelot');
    await solve(request, knight, 1);
    await openProfile(page, knight);
    const secret = page.getByRole('textbox', { name: 'Mot de passe du compte' });
    await secret.fill(`${knight.password}!`);
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(secret).toHaveAccessibleDescription(/Ce n'est pas le mot de passe de ce compte/);
    await expectNoAxeViolations(page);
    await secret.fill(knight.password);
    await secret.press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger mes données' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('escape-noel-mes-donnees.json');
    expect(await readFile(await download.path(), 'utf8')).toContain(knight.email);
    await nameField(page).fill('moi@exemple.fr');
    await save(page).click();
    await expect(nameField(page)).toHaveAccessibleDescription(/Une adresse e-mail ne peut pas servir de nom/);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Recommencer le voyage' }).click();
    const question = page.getByRole('alertdialog', { name: 'Recommencer le voyage' });
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toHaveCount(0);

    const other = await openBehind(page);
    await other.goto('/escape-noel/vie-privee');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Quitter' })).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Supprimer mon compte' });
    const typed = dialog.getByRole('textbox');
    const confirm = dialog.getByRole('button', { name: 'Supprimer pour toujours' });
    await expect(confirm).toBeDisabled();
    await expectNoAxeViolations(page);
    await typed.fill('Perceval');
    await confirm.click();
    await expect(typed).toBeFocused();
    await expect(typed).toHaveAccessibleDescription(/Ce n'est pas tout à fait ton nom/);
    await typed.fill('Lancelot');
    await confirm.click();
    await expect(page).toHaveURL('/escape-noel');
    await expect(other).toHaveURL('/escape-noel');
    for (const [table, column] of [
      ['auth.users', 'id'],
      ['auth.identities', 'user_id'],
      ['auth.sessions', 'user_id'],
      ['auth.refresh_tokens', 'user_id'],
      ['public.users', 'id'],
      ['public.enigme_progress', 'user_id'],
    ] as const)
      expect(
        await sql(request, `select from ${table} where ${column}::text = $1`, [knight.id]),
        table,
      ).toEqual([]);
  },
);
