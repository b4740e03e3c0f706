import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose } from './support/admin';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeAdmin, sql } from './support/server';

const MESSAGES = '/escape-noel/admin/messages';
const FROM = /^Un mot de /;

const read = async () =>
  (await sql<{ body: string; day_number: number }>('select body, day_number from public.day_messages')).map(
    ({ body, day_number }) => [day_number, body],
  );
const listed = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');

beforeEach(async () => {
  await sql('delete from private.day_messages');
});

test('the edition that is played is chosen from the start, never another one', async () => {
  await sql(
    "insert into public.editions (code, title, status, published_at) values ('passee', 'Hiver passé', 'past', '2020-12-01') on conflict do nothing",
  );
  const shown: string[] = [];
  page.signIn(await makeAdmin());
  const opened = page.open(MESSAGES);
  const observer = new MutationObserver(() => {
    for (const select of document.querySelectorAll('select'))
      if (select.labels[0]?.textContent === 'Édition' && select.value !== '') shown.push(select.value);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await opened;
  await page.find('option', /en cours/);
  observer.disconnect();
  const [row] = await sql<{ code: string }>("select code from public.editions where status = 'current'");
  expect(new Set(shown)).toEqual(new Set([row?.code]));
});

/** Accepts the dialog before publishing. @param says what it must contain. */
async function confirm(title: string, label: string, says = /Les joueurs le liront/): Promise<void> {
  const dialog = await page.find('alertdialog', title);
  expect(dialog.textContent).toMatch(says);
  await page.user.click(within(dialog).getByRole('button', { name: label }));
}

async function openMessages(): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(MESSAGES);
  await page.find('heading', 'Écrire un message');
}

test('an admin writes a draft, sees what players will read, publishes it, corrects it and says that it is resolved', async () => {
  await openMessages();
  await page.expectSaid("Aucun message n'a encore été écrit.");
  await choose('Jour', '3');
  await page.write(/^Message$/, 'La réponse B est acceptée aussi.');
  const preview = await page.find('region', 'Ce que les joueurs liront');
  await page.expectText(() => preview, /Un mot de .*La réponse B est acceptée aussi\./);
  await page.press('button', 'Garder en brouillon');
  await page.expectSaid('Jour 3, édition');
  expect(await read()).toEqual([]);
  await page.press('button', /^Publier le message du jour 3/);
  await confirm('Publier ce message ?', 'Publier', /page du jour 3.*La réponse B.*Tout de suite/s);
  await page.expectSaid(/En ligne.*en ligne depuis le/);
  expect(await read()).toEqual([[3, 'La réponse B est acceptée aussi.']]);

  await page.press('button', /^Changer le message du jour 3/);
  await page.expectSaid('Ce message est en ligne');
  await page.write(/^Message$/, 'Les réponses A et B sont justes.');
  await page.press('button', 'Corriger le message');
  await page.find('heading', 'Écrire un message');
  expect(await read()).toEqual([[3, 'Les réponses A et B sont justes.']]);

  await page.press('button', /^C'est réglé/);
  await page.expectText(() => listed()[0] ?? null, /Réglé/);
  expect(await read()).toEqual([]);
});

test('a message that cannot be saved stays in its field, with the reason', async () => {
  await openMessages();
  await page.write(/^Message$/, 'a'.repeat(401));
  await page.expectSaid('Le message est trop long de 1 caractère.');
  await page.write(/^Message$/, 'Un mot.');
  network.answerOnce(/save_message/, network.down);
  await page.press('button', 'Publier le message');
  await confirm('Publier ce message ?', 'Publier');
  await page.expectSaid(/Quelque chose s'est mal passé chez nous/);
  await page.expectLogged('Enregistrement du message');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message$/).value).toBe('Un mot.');
  await page.press('button', 'Publier le message');
  await confirm('Publier ce message ?', 'Publier');
  await page.expectSaid('Jour 1, édition');
  expect(await read()).toEqual([[1, 'Un mot.']]);
});

test('the day shows its message in a live region, and its dot says so, to a visitor too', async () => {
  const [row] = await sql<{ code: string }>("select code from public.editions where status = 'current'");
  await sql(
    `insert into private.day_messages (edition, day_number, body, status, published_at)
     values ($1, 2, $2, 'published', now()), ($1, 3, $3, 'draft', null)`,
    [row?.code, 'Il manque un mot à la question.', 'Un brouillon.'],
  );
  await page.open('/escape-noel/jour/2');
  await page.press('button', 'Continuer sans compte');
  const text = await screen.findByText('Il manque un mot à la question.', {}, { timeout: 8_000 });
  expect(text.closest('[aria-live="polite"]')).toBeTruthy();
  const days = within(await page.find('navigation', 'Les vingt-quatre jours'));
  expect(days.getByRole('link', { name: /^Jour 2, un mot de / })).toBeTruthy();
  expect(days.getByRole('link', { name: 'Jour 3' })).toBeTruthy();
  await page.press('button', FROM);
  expect(document.activeElement?.contains(text)).toBe(true);

  await page.press('link', 'Jour 3');
  await page.expectUnsaid('Il manque un mot à la question.');
});

test('messages that cannot be read hide nothing of the day', async () => {
  network.answerInstead(/day_messages/, network.down);
  await page.open('/escape-noel/jour/2');
  await page.press('button', 'Continuer sans compte');
  await page.find('heading', "L'énigme du jour");
  await page.expectUnsaid(FROM);
});

test('the server refuses a visitor', async () => {
  const { status } = await ask('/rest/v1/rpc/save_message', { edition: '2024', day: 1, body: 'Ruse.' });
  expect(status).toBe(401);
});

test('what is typed and not saved is there again after another page, and a reload', async () => {
  await openMessages();
  await choose('Jour', '7');
  await page.write(/^Message$/, 'Le mot de la question a changé.');
  await page.press('link', 'Comptes');
  await page.find('heading', 'Comptes');
  await page.press('link', 'Messages');
  await page.expectText(
    () => page.query('region', 'Ce que les joueurs liront'),
    'Le mot de la question a changé.',
  );
  await page.reload();
  await page.press('button', 'Garder en brouillon');
  await page.expectSaid('Jour 7, édition');
  await page.reload();
  expect((await page.find('textbox', 'Message')).textContent).toBe('');
});

test('a message that could not be published is saved once, however often it is tried', async () => {
  await openMessages();
  await page.write(/^Message$/, 'La réponse C est acceptée aussi.');
  network.answerOnce(/set_message_status/, network.down);
  await page.press('button', 'Publier le message');
  await confirm('Publier ce message ?', 'Publier');
  await page.expectLogged('Enregistrement du message');
  await page.press('button', 'Publier le message');
  await confirm('Publier ce message ?', 'Publier');
  await page.expectSaid(/En ligne.*en ligne depuis le/);
  expect(listed()).toHaveLength(1);
});
