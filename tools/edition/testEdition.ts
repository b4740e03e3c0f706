import { CURRENT_FOLDER } from './folders.ts';
import { findingText, type Finding } from '../../src/escape-noel/edition/findings.ts';
import { NO_JUDGE, settled, type Judge } from '../../src/escape-noel/edition/forms.ts';
import { checkEdition, type Edition } from '../../src/escape-noel/edition/schema.ts';
import { readEdition } from './seed.ts';

/** The current edition. */
export const edition = await readEdition(CURRENT_FOLDER);

/** A copy of the current edition with a change. */
export function changed(change: (copy: Edition) => void): Edition {
  const copy = structuredClone(edition);
  change(copy);
  return copy;
}

/** The riddle of a day. */
export function riddleOf({ riddles }: Edition, day: number) {
  const riddle = riddles[day - 1];
  if (!riddle) throw new Error(`no day ${day}`);
  return riddle;
}

/** A copy with a valid bonus question on day 1, with a change. */
export const withBonusQuestion = (change: object) =>
  changed((copy) => {
    riddleOf(copy, 1).defi = {
      question: 'Quelle ville\u00a0?',
      answers: ['Lisbonne'],
      hint: 'Un port.',
      explanation: "C'est Lisbonne.",
      ...change,
    };
  });

const lines = (findings: readonly Finding[]): string[] =>
  findings
    .filter((finding) => !finding.unchecked)
    .map((finding) => findingText(finding).replaceAll('\u00A0', ' '));

/** Findings of `checkEdition` without the judge, a line each, with common spaces. */
export const problemsOf = (data: unknown, options?: { draft?: boolean }): string[] =>
  lines(checkEdition(data, NO_JUDGE.lookup(), options));

/** Like `problemsOf`, with the judge. */
export const judgedProblemsOf = async (judge: Judge, data: unknown): Promise<string[]> =>
  lines(await settled(judge, (lookup) => checkEdition(data, lookup)));
