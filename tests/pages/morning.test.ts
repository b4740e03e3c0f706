import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_FIGURES } from '../support/visits';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeAdmin, makeKnight } from './support/server';

const TEAM = '/escape-noel/admin';
const EDITION = { code: '2026', title: 'Le renard', time_zone: 'Europe/Paris', purge_on: '2027-01-31' };
const DOOR = {
  day: 5,
  title: 'La lanterne',
  opened_on: '2026-12-05',
  figures: {
    day: 5,
    knight: { ...NO_FIGURES, opened: 120, tried: 90, found: 60, revealed: 10 },
    visitor: { ...NO_FIGURES, opened: 1800, found: 1000 },
  },
};
/** A morning of December with nothing to do. */
const QUIET = {
  threshold: 5,
  today: '2026-12-05',
  edition: EDITION,
  door: DOOR,
  next_door: { day: 6, opens_at: '2026-12-06T06:00:00+00:00' },
  refused_answers: [],
  withheld_names: 0,
  draft_days: [],
  waiting_parts: [],
  unsent_mail: [],
  findings: [],
};
const REFUSED = {
  day: 4,
  normalized: 'grelot',
  typed: 'Le grelot',
  times: 60,
  knights: 40,
  since: 31,
  almost: true,
};

/** Opens the page as an admin, with a morning in place of the server's. */
async function openTeam(morning: object): Promise<void> {
  network.answerInstead(/admin_morning/, () => Response.json(morning));
  page.signIn(await makeAdmin());
  await page.open(TEAM);
  await page.find('heading', "L'équipe");
}
const lineOf = (title: string) =>
  page.find('heading', new RegExp(`${title}$`)).then((heading) => heading.closest('li'));
const linkOf = async (title: string) =>
  within((await lineOf(title)) ?? document.body)
    .getByRole('link')
    .getAttribute('href');

test('the server turns a knight and a visitor away', async () => {
  expect((await ask('/rest/v1/rpc/admin_morning', {}, await makeKnight())).status).toBe(403);
  expect((await ask('/rest/v1/rpc/admin_morning', {})).status).toBe(401);
});

test('the real morning is read, and the examples of the demonstration are found', async () => {
  page.signIn(await makeAdmin());
  await page.open(TEAM);
  await page.expectText(
    () => screen.queryByRole('heading', { name: /Contrôle de la mise en ligne$/ })?.closest('li') ?? null,
    /Des coordonnées d'exemple restent dans publisher\.ts : siteUrl/,
  );
});

test('a quiet morning of December: the door of the day, its figures, and the other pages below', async () => {
  await openTeam(QUIET);
  await page.find('heading', 'La porte du jour : 5 · La lanterne');
  await page.expectSaid("La porte 6 s'ouvre le 6 décembre à 7 h");
  const rows = within(screen.getByRole('table', { name: 'Le jour 5, chevaliers et visiteurs' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => page.textOf(cell)));
  expect(rows).toEqual([
    ['Ouverte', '120', '1 800'],
    ['Trouvée', '60', '1 000'],
    ['Réponse révélée', '10', 'moins de 5'],
    // Openings without an outcome; a hidden number counts as none.
    ['Encore bloqués', '50', '800'],
  ]);
  // The demonstration's publisher is all that is found.
  await page.expectSaid('1 chose à voir ce matin');
  expect(page.query('list', "Réponses refusées aujourd'hui")).toBeNull();
  await page.press('link', 'Réponses refusées');
  await page.expectAddress(`${TEAM}/reponses-refusees`);
});

test('a full morning says what there is to see, and each line leads to its page', async () => {
  await openTeam({
    ...QUIET,
    refused_answers: [REFUSED],
    withheld_names: 2,
    draft_days: [5, 9],
    waiting_parts: [0, 7, 8],
    unsent_mail: [
      { failed_on: '2026-12-05', kind: 'refused', times: 3 },
      { failed_on: '2026-12-02', kind: 'unanswered', times: 1 },
    ],
    findings: ["édition 2026 : le jour 9 s'ouvre à 07:30 (Europe/Paris)"],
  });
  await page.expectSaid('5 choses à voir ce matin');
  const texts = [
    ['Réponses refusées', "1 réponse donnée aujourd'hui par cinq chevaliers ou plus", /reponses-refusees$/],
    ['Noms retenus', '2 noms que les autres ne lisent pas', /comptes\?noms=retenus$/],
    ['Messages en brouillon', 'Un brouillon attend pour le jour 5', /messages$/],
    ['Enregistré, pas en ligne', 'Les jours 7 et 8 et ce qui entoure les jours', /editions\/2026$/],
    [
      'Courriels des formulaires',
      "4 courriels ne sont pas partis depuis sept jours, le dernier aujourd'hui",
      /contact$/,
    ],
    ['Contrôle de la mise en ligne', "Édition 2026 : le jour 9 s'ouvre à 07:30", /editions\/2026$/],
  ] as const;
  for (const [title, text, address] of texts) {
    const line = await lineOf(title);
    await page.expectText(() => line, text);
    expect(await linkOf(title)).toMatch(address);
  }
  await page.expectSaid("3 fois : le service d'envoi les refuse, quota épuisé ou réglage.");
});

test('an answer that many gave is accepted there, and the morning is read again', async () => {
  let morning: object = { ...QUIET, refused_answers: [REFUSED] };
  network.answerInstead(/accept_answer/, async (request) => {
    expect(await request.json()).toEqual({ day: 4, answer: 'Le grelot' });
    morning = QUIET;
    return Response.json({ status: 'accepted', regraded: 40 });
  });
  network.answerInstead(/admin_morning/, () => Response.json(morning));
  page.signIn(await makeAdmin());
  await page.open(TEAM);
  const list = await page.find('list', "Réponses refusées aujourd'hui");
  expect(page.textOf(list)).toMatch(/Le grelotPresquejour 4, 31 chevaliers aujourd'hui/);
  expect(within(list).getByRole('link').getAttribute('href')).toBe(`${TEAM}/reponses-refusees?jour=4`);
  await page.press('button', 'Accepter la réponse Le grelot');
  await page.expectSaid(
    '« Le grelot » deviendra juste pour le jour 4 tout de suite, sans «\u00A0Mettre en ligne\u00A0». 40 chevaliers recevront leurs points',
  );
  await page.press('button', 'Accepter');
  await page.expectSaid('« Le grelot » est acceptée : 40 chevaliers ont reçu leurs points.');
  await page.expectGone('list', "Réponses refusées aujourd'hui");
});

test.each([
  [
    'before December',
    { today: '2026-11-20', door: null, next_door: { day: 1, opens_at: '2026-11-30T23:00:00+00:00' } },
    "L'édition 2026 attend décembre",
    "La porte 1 s'ouvre le 1er décembre à 0 h",
  ],
  [
    'early, before the door of the day',
    { today: '2026-12-06' },
    'La dernière porte : 5 · La lanterne',
    "La porte 6 s'ouvre le 6 décembre à 7 h",
  ],
  [
    'in January',
    { today: '2027-01-10', door: { ...DOOR, day: 24, opened_on: '2026-12-24' }, next_door: null },
    "L'édition 2026 est finie",
    "Les données de la saison s'effacent le 31 janvier 2027.",
  ],
  [
    'with doors that have no date',
    { door: null, next_door: null },
    "L'édition 2026 est ouverte en entier",
    "Ses portes n'ont pas de date",
  ],
  [
    'without an edition',
    { edition: null, door: null, next_door: null },
    'Aucune édition en jeu',
    "Publie celle de l'année dans « Éditions ».",
  ],
])('%s the card of the door says so', async (_, change, title, text) => {
  await openTeam({ ...QUIET, ...change });
  await page.find('heading', title);
  await page.expectSaid(text);
  const hasFigures = title.startsWith('La dernière porte');
  await waitFor(() => expect(page.query('table', /./) !== null).toBe(hasFigures));
});

test('a morning that cannot be read says so, is logged and can be asked for again', async () => {
  const readMorning = network.answerInstead(/admin_morning/, network.lost);
  page.signIn(await makeAdmin());
  await page.open(TEAM);
  await page.expectSaid("Le matin n'a pas pu être lu.");
  await page.expectLogged('Chargement du matin');
  readMorning();
  await page.press('button', 'Réessayer');
  await page.find('heading', 'Ce matin');
});
