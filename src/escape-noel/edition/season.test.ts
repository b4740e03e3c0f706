import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contestShape, seasonAdvice, seasonEndShape, seasonFindings, type SeasonTexts } from './season';

const SENTENCE = ['La magie brille'];
const edition: SeasonTexts = {
  edition: '2027',
  title: 'Le phare',
  schedule: { first_door: '2027-12-01' },
  contest: {
    ends_at: '2028-01-05T22:00:00Z',
    opens_on: '2027-12-01',
    written_on: '2027-11-20',
    draw_on: '2028-01-08',
    prizes: 'Trois albums de 2027.',
  },
  season_end: {
    finished: 'Le phare brille.',
    farewell: 'Merci.',
    next_season: 'Rendez-vous en décembre 2028.',
  },
};
const linesOf = (found: readonly { field: string; message: string }[]) =>
  found.map(({ field, message }) => `${field}: ${message.replaceAll('\u00A0', ' ')}`);

test('a season that is right has neither a finding nor an advice', () => {
  expect(seasonFindings(edition, SENTENCE)).toEqual([]);
  expect(seasonAdvice(edition)).toEqual([]);
});

test.each([
  [contestShape, { ends_at: null, gift: 'x'.repeat(201) }, 'a plus de 200 caractères'],
  [contestShape, { ends_at: null, prizes: 'x'.repeat(901) }, 'a plus de 900 caractères'],
  [contestShape, { ends_at: null, entrants: 'x'.repeat(601) }, 'a plus de 600 caractères'],
  [contestShape, { ends_at: null, winners: 0 }, 'doit être un nombre entier, de 1 à 100'],
  [contestShape, { ends_at: null, opens_on: 'décembre' }, 'doit être une date, par exemple 2027-01-31'],
  [seasonEndShape, { finished: 'x'.repeat(241) }, 'a plus de 240 caractères'],
  [seasonEndShape, { farewell: 'x'.repeat(901) }, 'a plus de 900 caractères'],
  [seasonEndShape, { next_season: 'x'.repeat(301) }, 'a plus de 300 caractères'],
])('each field has its limit, in French', (shape, data, message) => {
  expect(v.safeParse(shape, data).issues?.map((issue) => issue.message)).toEqual([message]);
});

test("dates out of order, typography, and the final sentence in an end's text are to be corrected", () => {
  const wrong: SeasonTexts = {
    ...edition,
    contest: {
      ends_at: '2027-12-20T22:00:00Z',
      opens_on: '2027-12-24',
      draw_on: '2027-12-12',
      gift: 'Un album !',
    },
    season_end: { farewell: 'Oui, la magie brille.' },
  };
  expect(linesOf(seasonFindings(wrong, SENTENCE))).toEqual([
    expect.stringMatching(/^contest.gift: pas d'espace insécable/),
    "season_end.farewell: la réponse « La magie brille » s'y trouve",
    'contest.opens_on: le concours commence après sa fin',
    'contest.draw_on: le tirage est avant la fin du concours',
  ]);
});

test('a text or a date that names the year of another edition gets an advice', () => {
  const copied: SeasonTexts = {
    ...edition,
    contest: { ends_at: null, prizes: 'Trois albums de 2024.', written_on: '2024-11-20' },
    season_end: { next_season: 'Rendez-vous le 1er décembre 2025.' },
  };
  expect(linesOf(seasonAdvice(copied))).toEqual([
    "contest.prizes: « 2024 » s'y trouve : est-ce resté d'une autre édition ?",
    "season_end.next_season: « 2025 » s'y trouve : est-ce resté d'une autre édition ?",
    expect.stringContaining('contest.written_on: « 2024 »'),
  ]);
});

test('a contest with an end is advised to have its prizes and the date of its rules', () => {
  const bare: SeasonTexts = { ...edition, contest: { ends_at: '2028-01-05T22:00:00Z' } };
  expect(linesOf(seasonAdvice(bare))).toEqual([
    'contest.prizes: les lots ne sont pas écrits, et le concours a une fin',
    "contest.written_on: la date du règlement n'est pas écrite, et le concours a une fin",
  ]);
});
