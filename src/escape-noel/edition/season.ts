import * as v from 'valibot';
import type { FieldFinding } from './findings.ts';
import { instant } from './schedule.ts';
import { atMost, date, fieldsWithAnswer, type Field } from './texts.ts';
import { typographyFindings } from './typography.ts';

const textOf = (length: number) => v.optional(v.nullable(atMost(length)));

/** The most winners that a draw can have. */
export const MOST_WINNERS = 100;

const BETWEEN = `doit être un nombre entier, de 1 à ${MOST_WINNERS}`;

/** The edition's `contest`: the dates of its rules, and the texts of the rules that change from a year to the next (rule 15.17). */
export const contestShape = v.strictObject({
  ends_at: instant,
  /** The day of the first door where there is none. */
  opens_on: date,
  written_on: date,
  draw_on: date,
  winners: v.optional(
    v.nullable(
      v.pipe(v.number(), v.integer(BETWEEN), v.minValue(1, BETWEEN), v.maxValue(MOST_WINNERS, BETWEEN)),
    ),
  ),
  entrants: textOf(600),
  prizes: textOf(900),
  gift: textOf(200),
});

/** The edition's `season_end`: the last words of its story (rule 15.18). */
export const seasonEndShape = v.strictObject({
  finished: textOf(240),
  farewell: textOf(900),
  next_season: textOf(300),
});

/** The texts of an edition that name its year, as far as they are written. */
export interface SeasonTexts {
  edition: string;
  title: string;
  story?: string | null | undefined;
  schedule?: { first_door: string } | null | undefined;
  contest?: v.InferOutput<typeof contestShape> | undefined;
  season_end?: v.InferOutput<typeof seasonEndShape> | undefined;
}

const contestTexts = ({ contest }: SeasonTexts): Field[] => [
  ['contest.gift', contest?.gift ?? null],
  ['contest.prizes', contest?.prizes ?? null],
  ['contest.entrants', contest?.entrants ?? null],
];

const endTexts = ({ season_end: end }: SeasonTexts): Field[] => [
  ['season_end.finished', end?.finished ?? null],
  ['season_end.farewell', end?.farewell ?? null],
  ['season_end.next_season', end?.next_season ?? null],
];

/**
 * Errors in the contest and the end of the season: typography, the final sentence in a text that players read before it, and dates out
 * of order (rules 15.17 and 15.18).
 * @param sentence the final sentence; none where it is not written.
 */
export function seasonFindings(texts: SeasonTexts, sentence: readonly string[]): FieldFinding[] {
  const { opens_on: opensOn, draw_on: drawOn, ends_at: endsAt } = texts.contest ?? {};
  const end = endsAt?.slice(0, 10);
  const wrong: [string, boolean, string][] = [
    ['contest.opens_on', Boolean(opensOn && end && opensOn > end), 'le concours commence après sa fin'],
    ['contest.draw_on', Boolean(drawOn && end && drawOn < end), 'le tirage est avant la fin du concours'],
  ];
  return [
    ...typographyFindings([...contestTexts(texts), ...endTexts(texts)]),
    ...fieldsWithAnswer(endTexts(texts), sentence),
    ...wrong.flatMap(([field, isWrong, message]) => (isWrong ? [{ field, message }] : [])),
  ];
}

/** The year of the edition's December: of its first door or, without one, its code. */
function yearOf({ schedule, edition }: SeasonTexts): number | null {
  const year = /^20\d\d/.exec(schedule?.first_door ?? edition)?.[0];
  return year === undefined ? null : Number(year);
}

const otherYear = (found: string): string =>
  `«\u00A0${found}\u00A0» s'y trouve\u00A0: est-ce resté d'une autre édition\u00A0?`;

/** Texts and dates that name another year than the edition's, and what the rules of a contest with an end lack (rule 15.19). */
export function seasonAdvice(texts: SeasonTexts): FieldFinding[] {
  const year = yearOf(texts);
  const { contest } = texts;
  const dates: Field[] = [
    ['contest.opens_on', contest?.opens_on ?? null],
    ['contest.written_on', contest?.written_on ?? null],
    ['contest.draw_on', contest?.draw_on ?? null],
  ];
  const named: Field[] = [
    ['title', texts.title],
    ['story', texts.story ?? null],
    ...contestTexts(texts),
    ...endTexts(texts),
    ...dates,
  ];
  const years = named.flatMap(([field, text]) => {
    const found = text?.match(/\b20\d\d\b/g)?.find((each) => !isOfSeason(Number(each), year));
    return found === undefined ? [] : [{ field, message: otherYear(found) }];
  });
  const lacking = contest?.ends_at
    ? ([
        ['contest.prizes', contest.prizes, 'les lots ne sont pas écrits'],
        ['contest.written_on', contest.written_on, "la date du règlement n'est pas écrite"],
      ] as const)
    : [];
  return [
    ...years,
    ...lacking.flatMap(([field, text, message]) =>
      text ? [] : [{ field, message: `${message}, et le concours a une fin` }],
    ),
  ];
}

/** The December of an edition and the January after it. */
const isOfSeason = (named: number, year: number | null): boolean =>
  year === null || named === year || named === year + 1;
