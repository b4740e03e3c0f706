import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shutGate } from '../support/gate';
import { holdClock, passTime } from './support/clock';
import { ADMIN, SEARCH, openAdmin, expectLine, isHeld, expectTicked, choose } from './support/admin';
import { downloads } from './support/download';
import { manyAccounts } from '../support/manyAccounts';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeAdmin, makeKnight, makeScorer, sql } from './support/server';

const NOBODY = 'Aucun utilisateur trouvé avec ces critères';

test('a visitor is sent to the login page, a knight to the game', async () => {
  await page.open(ADMIN);
  await page.expectAddress('/escape-noel/login');
  page.signIn(await makeKnight());
  await page.open(ADMIN);
  await page.expectAddress('/escape-noel');
});

test('the server itself turns a knight away', async () => {
  const knight = await makeKnight();
  const verbs: Readonly<Record<string, object>> = {
    admin_stats: {},
    admin_users: {},
    admin_wrong_answers: { day: 1 },
    accept_answer: { day: 1, answer: 'ruse' },
    validate_user_review: { user_uuid: knight.id, has_review: true, has_media: false },
  };
  for (const [name, body] of Object.entries(verbs)) {
    const { status } = await ask(`/rest/v1/rpc/${name}`, body, knight);
    expect([name, status]).toEqual([name, 403]);
  }
});

test('rights that cannot be checked, and figures that cannot be read, say so, are logged and can be asked for again', async () => {
  const readRights = network.answerInstead(/\/users\?/, network.lost);
  const readFigures = network.answerInstead(/admin_stats/, network.lost);
  await openAdmin();
  await page.expectSaid('Erreur lors de la vérification des droits administrateur');
  await page.expectAddress(ADMIN);
  await page.expectLogged('Chargement du chevalier');
  readRights();
  await page.press('button', 'Réessayer');
  await page.find('heading', 'Statistiques');
  await page.expectSaid('Erreur lors du chargement des statistiques');
  await page.expectLogged('Chargement des statistiques');
  readFigures();
  await page.press('button', 'Réessayer');
  await page.expectSaid('Participation au concours');
});

test('an account without a name is « Utilisateur » in the lists', async () => {
  const { id, email } = await makeScorer(1);
  await sql('update public.users set username = null, display_name = null where id = $1', [id]);
  await openAdmin();
  await page.write(SEARCH, email);
  await screen.findByText('1 compte');
  await expectLine(`Utilisateur${email}`);
  await page.find('checkbox', "Avis d'Utilisateur");
});

test('an admin validates, adds the photo, withdraws the review alone: totals follow, and the decision is signed', async () => {
  const knight = await makeScorer(2, 'Sire Grelot');
  const admin = await makeAdmin('Dame Registre');
  page.signIn(admin);
  await page.open(ADMIN);
  await page.write(SEARCH, knight.email.toUpperCase());
  await screen.findByText('1 compte');
  await expectLine('10 pts');
  await page.press('checkbox', 'Avis de Sire Grelot');
  await expectLine('20 pts');
  await expectLine(/Avis validé le .* par Dame Registre/);
  await expectTicked('Avis de Sire Grelot');
  await page.press('checkbox', 'Photo de Sire Grelot');
  await expectLine('23 pts');
  await expectLine('Avis et photo validés');

  // Only the review is withdrawn: the photo's three points stay.
  await page.press('checkbox', 'Avis de Sire Grelot');
  await expectLine('13 pts');
  await expectTicked('Avis de Sire Grelot', false);
  await expectTicked('Photo de Sire Grelot');
  for (const [filter, told] of [
    ['Sans avis', NOBODY],
    ['Avis sans photo', NOBODY],
    ['Avis et photo', NOBODY],
    ['Photo sans avis', '1 compte'],
    ['Tous', '1 compte'],
  ] as const) {
    await choose('Avis', filter);
    await waitFor(() => expect(screen.queryByText(told)).toBeTruthy());
  }
  expect(
    await sql('select total_score, review_points, media_points from public.users where id = $1', [knight.id]),
  ).toEqual([{ total_score: 13, review_points: false, media_points: true }]);
  const decision = { admin_id: admin.id };
  expect(
    await sql(
      'select has_review, has_media, admin_id from private.review_decisions where user_id = $1 order by id',
      [knight.id],
    ),
  ).toEqual([
    { has_review: true, has_media: false, ...decision },
    { has_review: true, has_media: true, ...decision },
    { has_review: false, has_media: true, ...decision },
  ]);
});

test('a wrong answer that is accepted gives its points to those who gave it, once', async () => {
  const knight = await makeScorer(1, 'Dame Variante');
  const typed = `variante ${knight.id}`;
  await sql(
    `insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, times)
     values ($1, 'riddle', private.current_edition(), private.find_riddle(2, null), private.normalize_answer($2), $2, now(), now(), 3)`,
    [knight.id, typed],
  );
  const admin = await makeAdmin();
  page.signIn(admin);
  await page.open(ADMIN);
  await page.press('link', 'les réponses refusées');
  await page.expectAddress('/escape-noel/admin/reponses-refusees');
  await screen.findByLabelText('Énigme du jour');
  await choose('Énigme du jour', '2');
  const line = within(await screen.findByRole('list', { name: 'Réponses refusées' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(typed));
  if (!line) throw new Error('The wrong answer is not in the list');
  await page.expectText(() => line, '3 fois, 1 chevalier');
  await page.user.click(within(line).getByRole('button', { name: /^Accepter cette réponse/ }));
  await page.press('button', 'Accepter');
  await page.expectSaid(/est acceptée : 1 chevalier a reçu ses points/);
  await waitFor(() => expect(screen.queryByText(typed, { exact: true })).toBeNull());
  expect(
    await sql('select total_score, completed_enigmes from public.users where id = $1', [knight.id]),
  ).toEqual([{ total_score: 10, completed_enigmes: 2 }]);

  // A second acceptance changes nothing, and both the variant and the regrade are signed once.
  const again = await ask('/rest/v1/rpc/accept_answer', { day: 2, answer: typed.toUpperCase() }, admin);
  expect(await again.json()).toEqual({ status: 'already_accepted', regraded: 0 });
  expect(await sql('select admin_id from private.accepted_answers where typed = $1', [typed])).toEqual([
    { admin_id: admin.id },
  ]);
  expect(
    await sql('select score_before, score_after from private.answer_regrades where user_id = $1', [
      knight.id,
    ]),
  ).toEqual([{ score_before: null, score_after: 5 }]);
});

/** Answers with a page of 100,000 accounts, as many as a great success would bring. */
const answerAsIfMany = async (request: Request): Promise<Response> =>
  Response.json(manyAccounts(await request.json()));

test('the answer to an earlier search never takes the place of the last one', async () => {
  const slow = shutGate();
  let answered = 0;
  network.answerInstead(/admin_users/, async (request) => {
    const isSlow = (await request.clone().text()).includes('lutin');
    if (isSlow) await slow.opened;
    const answer = await answerAsIfMany(request);
    answered += Number(isSlow);
    return answer;
  });
  await openAdmin();
  await screen.findByText('Tous 1');
  await page.write(SEARCH, 'lutin');
  // The buttons of a row that is about to leave are disabled.
  await waitFor(() => expect(isHeld('Avis de Tous 1')).toBe(true));
  await page.write(SEARCH, 'renne');
  await screen.findByText('renne 1');
  slow.open();
  await waitFor(() => expect(answered).toBe(1));
  await page.expectSaid('renne 1');
  await page.expectUnsaid('lutin 1');
});

test('a search waits for its last letter, and begins at the first page', async () => {
  const asked: unknown[] = [];
  network.answerInstead(/admin_users/, async (request) => {
    asked.push(await request.clone().json());
    return answerAsIfMany(request);
  });
  await openAdmin();
  await screen.findByText('Tous 1');
  await page.press('button', 'Page 3');
  await screen.findByText('Tous 101');
  holdClock();
  const before = asked.length;
  await page.user.type(await screen.findByLabelText(SEARCH), 'grelot');
  await passTime(250);
  expect(asked).toHaveLength(before);
  await passTime(100);
  await screen.findByText('grelot 1');
  expect(asked.slice(before)).toEqual([expect.objectContaining({ search: 'grelot', page: 1 })]);
});

test('accounts for testing are hidden until they are asked for, and the list leaves as a CSV', async () => {
  const hidden = await makeScorer(1, 'Essai Caché');
  await sql('update public.users set isnotuser = true where id = $1', [hidden.id]);
  const files = downloads();
  await openAdmin();
  await page.write(SEARCH, hidden.email);
  await page.expectSaid(NOBODY);
  await page.press('checkbox', 'Cacher les comptes de test');
  await screen.findByText('1 compte');
  await page.press('button', 'Exporter en CSV');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['chevaliers.csv']));
  expect(files[0]?.text).toContain(`\r\n"Essai Caché";"${hidden.email}";"5";"1";"non";"non";"oui";`);
});
