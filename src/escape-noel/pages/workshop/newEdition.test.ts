import { describe, expect, test } from 'vitest';
import type { PartContent } from '@/api/workshop';
import { NO_JUDGE } from '../../edition/forms';
import { checkEdition } from '../../edition/schema';
import { fileContent, fileOf, type PartContents } from '../../game/admin/editionParts';
import { isSavedAs, savedContent } from './partContent';
import { blankDay } from '../../workshop/form/blanks';
import { blankEdition, copiedEdition, importedEdition, renamedEdition } from './newEdition';

const header = {
  edition: '2026',
  title: 'Un titre',
  schedule: { first_door: '2026-12-01', door_time: '07:00', time_zone: 'America/Montreal' },
  ranking: { ends_at: '2027-01-06T23:00:00Z' },
  contest: { ends_at: null },
  purge_on: '2027-01-31',
};
const source: PartContents = new Map<number, PartContent>([
  [0, header],
  [24, { ...blankDay(24), opens_at: '2026-12-24T16:00:00Z' }],
]);

test('the parts of a file take the code and the title of the form, and move with another first door alone', () => {
  const changes = [...source].map(([day, content]) => ({ day, content, basedOn: null }));
  const same = renamedEdition(changes, '2028', 'Autre', '2026-12-01');
  expect(same[0]?.content).toEqual({ ...header, edition: '2028', title: 'Autre' });
  expect(same[1]?.content).toMatchObject({ opens_at: '2026-12-24T16:00:00Z' });
  const moved = renamedEdition(changes, '2028', 'Autre', '2028-12-01');
  expect(moved[0]?.content).toMatchObject({ edition: '2028', purge_on: '2029-01-31' });
  expect(moved[1]?.content).toMatchObject({ opens_at: '2028-12-24T16:00:00Z' });
});

describe('A copy of an edition', () => {
  test('has every date moved with its first door, in the same hour and zone', () => {
    const changes = copiedEdition(source, '2027', '', '2027-12-01');
    expect(changes[0]?.content).toEqual({
      ...header,
      edition: '2027',
      schedule: { first_door: '2027-12-01', door_time: '07:00', time_zone: 'America/Montreal' },
      ranking: { ends_at: '2028-01-06T23:00:00Z' },
      purge_on: '2028-01-31',
    });
    expect(changes[1]?.content).toMatchObject({ day: 24, opens_at: '2027-12-24T16:00:00Z' });
  });

  test.each([
    ['Europe/Paris', '2026-10-10', '2026-12-01', '2026-10-19T14:00:00Z', '2026-12-10T15:00:00Z'],
    ['Europe/Paris', '2026-12-01', '2027-06-01', '2026-12-31T22:59:59Z', '2027-07-01T21:59:59Z'],
    ['Europe/Paris', '2026-10-10', '2026-12-01', '2026-10-19T16:00:00+02:00', '2026-12-10T15:00:00Z'],
    ['America/Montreal', '2026-10-10', '2026-12-01', '2026-10-19T14:00:00Z', '2026-12-10T15:00:00Z'],
    ['Pacific/Noumea', '2026-10-10', '2026-12-01', '2026-10-19T14:00:00Z', '2026-12-10T14:00:00Z'],
    ['Nowhere/Atlantis', '2026-10-10', '2026-12-01', '2026-10-19T14:00:00Z', '2026-12-10T15:00:00Z'],
  ])('in %s, from %s to %s, keeps the hour of the clocks', (time_zone, before, after, instant, moved) => {
    const across: PartContents = new Map<number, PartContent>([
      [
        0,
        {
          ...header,
          schedule: { first_door: before, door_time: '07:00', time_zone },
          ranking: { ends_at: instant },
          contest: { ends_at: instant },
        },
      ],
      [10, { ...blankDay(10), opens_at: instant }],
    ]);
    const [copied, day] = copiedEdition(across, '2027', '', after);
    expect(copied?.content).toMatchObject({ ranking: { ends_at: moved }, contest: { ends_at: moved } });
    expect(day?.content).toMatchObject({ opens_at: moved });
  });

  test("has the contest's texts, its dates moved, and no date of rules that were not read again", () => {
    const contest = {
      ends_at: '2026-12-31T23:00:00Z',
      opens_on: '2026-12-01',
      written_on: '2026-11-20',
      draw_on: '2027-01-08',
      prizes: 'Trois albums.',
    };
    const end = { farewell: 'Merci.' };
    const of2026: PartContents = new Map([[0, { ...header, contest, season_end: end }]]);
    const [copied] = copiedEdition(of2026, '2027', '', '2027-12-01');
    expect(copied?.content).toMatchObject({
      contest: { ends_at: '2027-12-31T23:00:00Z', opens_on: '2027-12-01', draw_on: '2028-01-08' },
      season_end: end,
    });
    expect(copied?.content).toHaveProperty('contest.prizes', 'Trois albums.');
    expect(copied?.content).not.toHaveProperty('contest.written_on');
  });

  test('without a first door has no date', () => {
    const changes = copiedEdition(source, '2027', 'Neuf', '');
    expect(changes[0]?.content).toMatchObject({
      title: 'Neuf',
      schedule: null,
      ranking: { ends_at: null },
      purge_on: null,
    });
    expect(changes[1]?.content).toMatchObject({ opens_at: null });
  });
});

test('a blank edition and a blank day have every field: the check only wants them filled', () => {
  const [blank] = blankEdition('2027', 'Neuf', '2027-12-01');
  const parts = new Map<number, PartContent>([
    [0, blank?.content ?? {}],
    [1, blankDay(1)],
  ]);
  const messages = checkEdition(fileOf(parts), NO_JUDGE.lookup(), { draft: true }).map(
    ({ message }) => message,
  );
  expect(messages).not.toContain('manque');
  expect(messages).not.toContain("n'est pas attendu");
});

test('what a board makes is saved beside the answers, and is not in the file', () => {
  const day = {
    ...blankDay(12),
    answers: ['la file', '2 1 3'],
    play: {
      kind: 'order',
      shape: 'file',
      first: 'Début',
      last: 'Fin',
      items: ['1', '2', '3'].map((id) => ({ id, text: `Élément ${id}` })),
    },
  };
  const saved = savedContent(day);
  expect(saved).toEqual({ ...day, board_answers: ['2 1 3'] });
  expect(fileContent(saved)).toEqual(day);
  // The check remembers what it has checked by object.
  expect(fileContent(saved)).toBe(fileContent(saved));
});

test('what is pasted is saved without what nobody sees in it, and is then no unsaved change', () => {
  const pasted = {
    ...blankDay(3),
    title: 'Noe\u0308l\u200B',
    play: { kind: 'touch', note: 'la nei\u00ADge' },
  };
  const saved = savedContent(pasted);
  expect(saved).toMatchObject({ title: 'Noël', play: { note: 'la neige' } });
  expect(isSavedAs(pasted, fileContent(saved))).toBe(true);
  expect(isSavedAs({ ...pasted, title: 'Neige' }, fileContent(saved))).toBe(false);
});

test('an imported file keeps its days, and leaves out what the command writes beside it', () => {
  const file = { edition: '2027', riddles: [blankDay(3)], other_words: ['lune'] };
  const { code, changes } = importedEdition(JSON.stringify(file));
  expect(code).toBe('2027');
  expect(changes.map(({ day }) => day)).toEqual([0, 3]);
  expect(changes[0]?.content).toEqual({ edition: '2027' });
});
