import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { shutGate } from '../../support/gate';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from '../riddle/edition';
import { solve } from './solve';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Nom de chevalier' });
const save = (page: Page) => page.getByRole('button', { name: 'Sauvegarder les modifications' });

async function openProfile(page: Page, knight: Knight): Promise<void> {
  await signIn(page, knight);
  await page.goto('/escape-noel/profile');
  await expect(page.getByRole('heading', { name: 'Mon Profil' })).toBeVisible();
}

test('a knight changes name: the game and the ranking know it, and the home of the game opens', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await expect(nameField(page)).toHaveValue('Lancelot');
  await expectNoAxeViolations(page);
  await nameField(page).fill('  Renard des Cimes  ');
  await save(page).click();
  await expect(page).toHaveURL('/escape-noel');
  expect(
    await sql(request, 'select username, display_name from public.users where id = $1', [knight.id]),
  ).toEqual([{ username: 'Renard des Cimes', display_name: 'Renard des Cimes' }]);
});

test('names that will not do are refused beside the field, and what was typed stays', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await nameField(page).fill('');
  await expect(save(page)).toBeDisabled();
  for (const [name, reason] of [
    ['   ', /Le nom d'utilisateur ne peut pas être vide/],
    ['moi@exemple.fr', /Une adresse e-mail ne peut pas servir de nom/],
    ['Lutin 🌟', /lettres d'un seul alphabet/],
    ['m.e.r.d.e', /Ce nom ne convient pas/],
  ] as const) {
    await nameField(page).fill(name);
    await save(page).click();
    await expect(nameField(page)).toBeFocused();
    await expect(nameField(page)).toHaveAccessibleDescription(reason);
    await expect(nameField(page)).toHaveValue(name);
  }
  await expect(nameField(page)).toHaveAttribute('maxlength', '20');
  await expectNoAxeViolations(page);
});

test('a name that tells the answer of a riddle is refused by the server', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*400/);
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 2);
  await openProfile(page, knight);
  await nameField(page).fill(`Un ${answerOf(2)}`);
  await save(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/contient la réponse/);
  await expect(page).toHaveURL('/escape-noel/profile');
});

test('a failure of the server keeps the name that was typed, and the second try succeeds', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/response 503/);
  expectProblem(/Failed to load resource.*503/);
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await page.route('**/rest/v1/users?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await nameField(page).fill('Hibou du Nord');
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Le royaume ne répond pas');
  await expect(nameField(page)).toHaveValue('Hibou du Nord');
  await page.unroute('**/rest/v1/users?*');
  await save(page).click();
  await expect(page).toHaveURL('/escape-noel');
});

test('a name that reached nobody, as the account is gone, is not celebrated as saved', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await sql(request, 'delete from public.users where id = $1', [knight.id]);
  await nameField(page).fill('Hibou du Nord');
  await save(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "Ce compte n'existe plus : ton nom n'a pas été enregistré.",
  );
  await expect(nameField(page)).toHaveValue('Hibou du Nord');
  await expect(page).toHaveURL('/escape-noel/profile');
});

test('« Recommencer le voyage » asks, erases everything in one go, and leads to the first page of the site', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  await expect(page.getByText('1/24 énigmes résolues')).toBeVisible();
  await page.getByRole('button', { name: 'Recommencer le voyage' }).click();
  const question = page.getByRole('alertdialog', { name: 'Recommencer le voyage' });
  await expect(question).toContainText('Recommencer effacera toute ta progression. Continuer ?');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toHaveCount(0);
  const answer = shutGate();
  await page.route('**/rest/v1/rpc/reset_progress', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Recommencer le voyage' }).click();
  await question.getByRole('button', { name: 'Recommencer' }).click();
  await expect(page.getByText('Effacement…')).toBeVisible();
  answer.open();
  await expect(page).toHaveURL('/');
  const rows = await sql(
    request,
    `select total_score, completed_enigmes,
       (select count(*)::int from public.enigme_progress as progress where progress.user_id = users.id) as days,
       (select count(*)::int from public.enigme_fragments as fragments where fragments.user_id = users.id) as fragments,
       (select count(*)::int from public.artefacts where artefacts.user_id = users.id) as artefacts
     from public.users where id = $1`,
    [knight.id],
  );
  expect(rows).toEqual([{ total_score: 0, completed_enigmes: 0, days: 0, fragments: 0, artefacts: 0 }]);
});

test('a reset that nobody answers does not claim to know, and can be tried again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/response 503/);
  expectProblem(/Failed to load resource.*503/);
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  await page.route('**/rest/v1/rpc/reset_progress', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Recommencer le voyage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recommencer' }).click();
  await expect(page.getByText("L'effacement n'a pas répondu")).toBeVisible();
  expect(await sql(request, 'select total_score from public.users where id = $1', [knight.id])).toEqual([
    { total_score: 5 },
  ]);
  await page.unroute('**/rest/v1/rpc/reset_progress');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/');
});

test('a knight takes their data away: everything about them, and nothing about anybody else', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('escape-noel-mes-donnees.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<
    string,
    Record<string, unknown>[]
  >;
  expect(data['users']).toHaveLength(1);
  expect(data['users']?.[0]).toMatchObject({
    id: knight.id,
    email: knight.email,
    username: 'Lancelot',
    total_score: 5,
  });
  expect(data['enigme_progress']?.map((row) => [row['user_id'], row['enigme_id']])).toEqual([[knight.id, 1]]);
  expect(data['enigme_fragments']).toHaveLength(1);
  expect(data['artefacts']).toHaveLength(1);
});

test('an account is deleted by typing the name: no row is left, and every tab is signed out', async ({
  page,
  context,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  const other = await context.newPage();
  await other.goto('/escape-noel/vie-privee');
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
  for (const table of ['auth.users', 'public.users']) {
    expect(await sql(request, `select id from ${table} where id = $1`, [knight.id])).toEqual([]);
  }
  expect(
    await sql(request, 'select user_id from public.enigme_progress where user_id = $1', [knight.id]),
  ).toEqual([]);
});

/** « Recommencer le voyage », and yes. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recommencer le voyage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recommencer' }).click();
}

/** « Supprimer mon compte », and yes. */
async function removeAccount(page: Page, { name }: Knight): Promise<void> {
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Supprimer mon compte' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
}

/** Loses the first reply of a function of the server, which has done what it was asked for. */
async function loseFirstReply(page: Page, name: string): Promise<void> {
  await page.route(
    `**/rest/v1/rpc/${name}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a reset whose reply is lost is asked once more, and leads on', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/reset_progress/);
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  await loseFirstReply(page, 'reset_progress');
  await startAgain(page);
  await expect(page).toHaveURL('/');
});

test('a reset that was done although nobody answered shows what is left of the journey', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/reset_progress/);
  const knight = await makeKnight(request, 'Lancelot');
  await solve(request, knight, 1);
  await openProfile(page, knight);
  await expect(page.getByText('1/24 énigmes résolues')).toBeVisible();
  await page.route('**/rest/v1/rpc/reset_progress', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await startAgain(page);
  await expect(page.getByText("L'effacement n'a pas répondu")).toBeVisible();
  await expect(page.getByText('0/24 énigmes résolues')).toBeVisible();
});

test('a deletion whose reply is lost is asked once more; its session goes although the auth service is silent', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/delete_account/);
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await loseFirstReply(page, 'delete_account');
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await removeAccount(page, knight);
  await expect(page).toHaveURL('/escape-noel');
  await expect(page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' })).toBeVisible();
});

test('a deletion that nobody answers does not claim that nothing is lost', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/delete_account/);
  const knight = await makeKnight(request, 'Lancelot');
  await openProfile(page, knight);
  await page.route('**/rest/v1/rpc/delete_account', (route) => route.abort());
  await removeAccount(page, knight);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
    'on ne sait pas encore si ton compte est effacé',
  );
});
