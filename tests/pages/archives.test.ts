import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import past from '../../supabase/edition/2023/edition.json' with { type: 'json' };
import * as page from './support/page';
import { answerRightly } from './support/riddle';
import { makeKnight, sql } from './support/server';

const ARCHIVE = '/escape-noel/archives/2023';
const THIS_YEAR = 'escape-noel-progress';
const [first] = past.riddles;
if (!first) throw new Error('The edition of 2023 has no riddles');

const stored = (key: string) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object);
const doors = () => within(screen.getByRole('region', { name: 'Les vingt-quatre portes' }));

async function solveFirst(): Promise<void> {
  await page.open(`${ARCHIVE}/jour/1`);
  await page.find('heading', new RegExp(first?.title ?? ''));
  await answerRightly(first?.answers[0] ?? '');
}

test('the archives list past editions, and a past edition has its doors, its sky and its ranking', async () => {
  await page.open('/escape-noel/archives');
  await page.press('link', past.title);
  await page.find('heading', 'Les vingt-quatre portes');
  expect(location.pathname).toBe(ARCHIVE);
  expect(doors().getAllByRole('link')).toHaveLength(24);
  await page.press('link', "Sa Table d'Honneur");
  await page.expectSaid("Le classement de l'édition 2023 est arrêté pour toujours.");
  expect(document.title).toContain('Édition 2023');
});

test('an edition that does not exist, or that this year plays, is not in the archives', async () => {
  for (const code of ['1999', '2024']) {
    await page.open(`/escape-noel/archives/${code}/jour/1`);
    await page.find('heading', 'Page introuvable');
  }
});

test("a visitor plays a past edition, which is stored apart from this year's", async () => {
  await solveFirst();
  expect([stored(`${THIS_YEAR}-2023`), stored(THIS_YEAR)]).toEqual([['1'], []]);
  await page.open(ARCHIVE);
  await page.expectSaid('Tu as résolu 1 énigme sur 24, pour 5 points.');
  await page.find('link', 'Jour 1, résolu');
  await page.open('/escape-noel/constellation');
  await page.expectSaid('0/24 étoile allumée');
});

test("a knight plays a past edition, and this year's points do not move", async () => {
  const knight = await makeKnight();
  page.signIn(knight);
  await solveFirst();
  expect(
    await sql(
      `select enigmes.edition, users.total_score from public.enigme_progress
       join public.enigmes on enigmes.id = enigme_id join public.users on users.id = user_id where user_id = $1`,
      [knight.id],
    ),
  ).toEqual([{ edition: '2023', total_score: 0 }]);
  await page.open(`${ARCHIVE}/artefacts`);
  await page.find('heading', first.artefact.title);
  await page.open('/escape-noel/artefacts');
  await page.find('heading', 'Aucun artefact collecté');
});
