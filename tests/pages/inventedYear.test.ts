import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '@/paths';
import { CURRENT_EDITION } from '../../tools/edition/folders';
import { gameAddresses, TABLE } from '../e2e/sweep/addresses';
import { PAST_EDITION } from '../e2e/riddle/edition';
import { inventedEdition, oldWordsIn } from '../support/inventedEdition';
import { OwnBackend } from '../support/ownBackend';
import { ALL, completeDays, keptProgress } from '../support/quest';
import * as network from './support/network';
import * as page from './support/page';
import { PROGRESS_KEY } from './support/riddle';
import { DECEMBER, setClock } from './support/season';
import { makeKnight, playOn, server, SITE, sql } from './support/server';

const YEAR = DECEMBER;
const edition = inventedEdition(YEAR);

let backend: OwnBackend;
/** Two invented editions, one played and one past, whose last words are the pages' own: the current one of the project is gone. */
beforeAll(async () => {
  backend = await OwnBackend.open(SITE, { demo: false });
  for (const each of [{ ...inventedEdition(Number(PAST_EDITION)), season_end: {} }, edition]) {
    const riddles = each.riddles.map((riddle) =>
      riddle.play ? { ...riddle, board_answers: riddle.answers } : riddle,
    );
    await backend.sql('select private.apply_edition($1)', [{ ...each, riddles }]);
  }
  await backend.sql('select private.publish_edition($1)', [String(YEAR)]);
  await backend.sql('delete from public.editions where code = $1', [CURRENT_EDITION]);
}, 180_000);
afterAll(() => backend.close());
beforeEach(() => playOn(backend));

/** The texts that a player can read of the page, or hear. */
const textsOf = (root: HTMLElement): string[] => [
  // Words of two elements are not one word.
  [...textNodes(root)].join(' '),
  ...[...root.querySelectorAll('[alt], [aria-label], [title], [placeholder]')].flatMap((element) =>
    ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
  ),
];

const textsOfPage = () => [document.title, ...textsOf(document.body)];

function* textNodes(root: Node): Generator<string> {
  for (const node of root.childNodes)
    if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? '';
    else yield* textNodes(node);
}

/** The home, which is the first page, has received the edition's texts once it is idle. */
const hasTexts = () => localStorage.getItem('escape-noel-accueil') !== null;

/** A part that is loaded late (the letter) changes nothing until it has come: that many looks in a row, 50 ms apart, find nothing new. */
const CALM_LOOKS = 6;

/** Opens addresses, one after the other. @returns the texts of each, once nothing is requested any more and nothing changes. */
async function readPages(addresses: readonly string[]): Promise<Map<string, string[]>> {
  let underway = 0;
  network.answerInstead(/./, async (request) => {
    underway += 1;
    try {
      return await (await server()).fetch(request);
    } finally {
      underway -= 1;
    }
  });
  const found = new Map<string, string[]>();
  for (const address of addresses) {
    await page.open(address);
    let last = '';
    let calm = 0;
    await expect
      .poll(
        () => {
          const texts = textsOfPage().join('\n');
          const isStill =
            underway === 0 && texts === last && document.querySelector('h1') !== null && hasTexts();
          calm = isStill ? calm + 1 : 0;
          last = texts;
          return calm >= CALM_LOOKS;
        },
        { timeout: 120_000, message: `${address} is still loading` },
      )
      .toBe(true);
    found.set(address, textsOfPage());
  }
  return found;
}

/** Days with a board of each kind, in the order of the days. */
const kindOf = (day: number) => edition.riddles[day - 1]?.play?.kind;
const KIND_DAYS = ALL.filter(
  (day) => kindOf(day) && ALL.find((each) => kindOf(each) === kindOf(day)) === day,
);

/** The blackboard measures its text, which nothing lays out here. */
const BLACKBOARD = paths.blackboard(':subject').replace(':subject', '');

/** Every page of the game by its table but the blackboard, of its days a few. @param days whose pages are opened. */
const pagesWith = (days: readonly number[]) =>
  gameAddresses.filter((address) => {
    const day = /^\/escape-noel\/jour\/(\d+)$/.exec(address)?.[1];
    return (
      address !== TABLE &&
      !address.startsWith(BLACKBOARD) &&
      (day === undefined || days.includes(Number(day)))
    );
  });

const { finished, farewell, next_season: nextSeason } = edition.season_end;
const { gift, prizes, entrants } = edition.contest;
const words = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ');

/** Date (month, day, and 1 for the January after), player, number of completed days, days whose pages are opened, and some of the edition's own texts, which prove that pages show them. */
const SCENES = [
  [
    '28 November',
    [11, 28],
    'visitor',
    0,
    [1],
    [edition.title, edition.story.split('\n')[0], gift, prizes, entrants],
  ],
  ['5 December', [12, 5, 0], 'knight', 4, [1, 5], [edition.riddles[4]?.question]],
  ['27 December', [12, 27, 0], 'knight', 24, KIND_DAYS, [finished, edition.feast.letter.split('\n')[0]]],
  ['10 January', [1, 10, 1], 'visitor', 24, [24], [farewell.split('\n')[0], nextSeason]],
] as const;

async function play(player: 'visitor' | 'knight', days: readonly number[]): Promise<void> {
  if (player === 'visitor') {
    // The whole riddle has more fields than the test helper's type says.
    const riddles = edition.riddles.map((riddle) => ({ ...riddle, hints: [], defi: null }));
    localStorage.setItem(PROGRESS_KEY, keptProgress(days, riddles).replaceAll('2024-', `${YEAR}-`));
    return;
  }
  const knight = await makeKnight(`Dame Œillet ${days.length}`);
  await completeDays(sql, knight.id, days);
  await sql(`update public.artefacts set found_at = $2 where user_id = $1`, [knight.id, `${YEAR}-12-05`]);
  await sql(`update public.enigme_progress set completed_at = $2 where user_id = $1`, [
    knight.id,
    `${YEAR}-12-05`,
  ]);
  await sql('select private.refresh_totals($1::uuid)', [knight.id]);
  if (days.length === ALL.length)
    await sql(`select private.record_final_sentence($1, $2, false)`, [knight.id, String(YEAR)]);
  page.signIn(knight);
}

test.each(SCENES)(
  'on %s a player of an invented year reads no sentence of the demonstration edition',
  { timeout: 600_000 },
  async (_name, [month, day, later], player, completed, days, own) => {
    await setClock(month, day, later);
    await play(player, ALL.slice(0, completed));
    const pages = await readPages(pagesWith(days));
    const found = [...pages].flatMap(([address, texts]) =>
      [...new Set(oldWordsIn(texts))].map((sentence) => `${address}: ${sentence}`),
    );
    expect(found).toEqual([]);
    const all = words([...pages.values()].flat().join(' ')) ?? '';
    for (const text of own) expect(all).toContain(words(text));
  },
);
