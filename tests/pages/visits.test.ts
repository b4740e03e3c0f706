import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { choose } from './support/admin';
import * as network from './support/network';
import * as page from './support/page';
import { ask, makeAdmin, makeKnight, sql } from './support/server';

const VISITS = '/escape-noel/admin/frequentation';

/** Other pages have counted theirs, and some wait to be added up. */
beforeEach(async () => {
  await sql('delete from private.visit_events');
  await sql('delete from private.visits');
});

/** Records counts of a day of the edition that is played. */
const record = (day: number, date: string, audience: string, event: string, times: number, tries = 0) =>
  sql('insert into private.visits values (private.find_riddle($1, null), $2, $3, $4, $5, $6)', [
    day,
    date,
    audience,
    event,
    tries,
    times,
  ]);

async function openVisits(): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(VISITS);
  await page.find('heading', 'Fréquentation');
}

/** The cells of a day in an audience's table, once it is there. */
async function rowOf(audience: string, day: number): Promise<(string | undefined)[]> {
  const table = await screen.findByRole('table', {
    name: `Les nombres des ${audience}, jour par jour`,
    hidden: true,
  });
  const row = within(table)
    .getByRole('rowheader', { name: String(day), hidden: true })
    .closest('tr');
  return [...(row?.cells ?? [])].map((cell) => page.textOf(cell));
}
const HIDDEN = 'moins de 5';

test('a visitor is sent to the login page, a knight to the game; the server turns both away', async () => {
  await page.open(VISITS);
  await page.expectAddress('/escape-noel/login');
  const knight = await makeKnight();
  page.signIn(knight);
  await page.open(VISITS);
  await page.expectAddress('/escape-noel');
  expect((await ask('/rest/v1/rpc/admin_visits', {}, knight)).status).toBe(403);
});

test('an admin reads knights and visitors apart, small numbers hidden, and where most stop', async () => {
  await record(1, '2024-12-01', 'visitor', 'opened', 1200);
  await record(1, '2024-12-01', 'visitor', 'tried', 900);
  await record(1, '2024-12-01', 'visitor', 'hint1', 4);
  await record(1, '2024-12-01', 'visitor', 'found', 300, 1);
  await record(1, '2024-12-01', 'visitor', 'found', 400, 3);
  await record(1, '2024-12-01', 'visitor', 'revealed', 60);
  await record(1, '2024-12-01', 'knight', 'opened', 12);
  await openVisits();
  expect(await rowOf('visiteurs sans compte', 1)).toEqual([
    '1',
    '1 200',
    '900',
    HIDDEN,
    HIDDEN,
    HIDDEN,
    '700',
    '60',
    '3',
  ]);
  expect(await rowOf('chevaliers', 1)).toEqual([
    '1',
    '12',
    ...Array.from({ length: 6 }, () => HIDDEN),
    'non dit',
  ]);
  await page.expectSaid("C'est le jour 1 qui arrête le plus : 37 % de celles et ceux qui l'ouvrent");
});

test('a date shows what was counted then; an edition without counts says so', async () => {
  await sql(
    "insert into public.editions (code, title, status, published_at) values ('passee', 'Hiver passé', 'past', '2020-12-01') on conflict do nothing",
  );
  await record(2, '2024-12-02', 'visitor', 'opened', 40);
  await record(2, '2024-12-03', 'visitor', 'opened', 9);
  await record(2, '2024-12-04', 'visitor', 'opened', 3);
  await openVisits();
  expect((await rowOf('visiteurs sans compte', 2))[1]).toBe('49');
  await choose('Période', 'mardi 3 décembre 2024');
  await waitFor(async () => expect((await rowOf('visiteurs sans compte', 2))[1]).toBe('9'));
  await choose('Période', 'mercredi 4 décembre 2024');
  await waitFor(async () => expect((await rowOf('visiteurs sans compte', 2))[1]).toBe(HIDDEN));
  await choose('Édition', 'passee · Hiver passé');
  await page.expectSaid("Rien à montrer pour l'instant : aucun nombre n'atteint 5.");
  await waitFor(() => expect(page.query('option', 'mardi 3 décembre 2024')).toBeNull());
});

test('figures that cannot be read say so, and can be asked for again', async () => {
  const readFigures = network.answerInstead(/admin_visits/, network.lost);
  await openVisits();
  await page.expectSaid('Erreur lors du chargement de la fréquentation');
  await page.expectLogged('Chargement de la fréquentation');
  readFigures();
  await page.press('button', 'Réessayer');
  await page.expectSaid('Visiteurs sans compte');
});

const counted = () =>
  sql('select distinct audience, event from private.visit_events order by audience, event');

test('reading a day is counted for a visitor and for a knight, once two seconds have passed', async () => {
  await sql('delete from private.visit_events');
  await page.open('/escape-noel/jour/3');
  await waitFor(async () => expect(await counted()).toEqual([{ audience: 'visitor', event: 'opened' }]), {
    timeout: 8_000,
  });
  page.signIn(await makeKnight());
  await page.open('/escape-noel/jour/3');
  await waitFor(
    async () =>
      expect(await counted()).toEqual([
        { audience: 'knight', event: 'opened' },
        { audience: 'visitor', event: 'opened' },
      ]),
    { timeout: 8_000 },
  );
}, 20_000);
