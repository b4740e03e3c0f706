import * as KINDS from '../../src/escape-noel/pages/riddle/kinds/index.ts';
import type { Examination, Play } from '../../src/escape-noel/pages/riddle/kinds/kind.ts';

/** The fewest texts that a board must be able to make: whoever only reads the data has as much to try. */
const FEWEST_FINISHES = 1000;

/**
 * What is wrong with what a day has done with the hands (rule 3.14).
 * @returns each problem, in French, without the day.
 */
export function playProblems(play: Play, answers: readonly string[]): string[] {
  const kinds: Record<string, { examine: (data: unknown) => Examination }> = KINDS;
  const kind = kinds[play.kind];
  if (!kind)
    return [`play.kind : « ${play.kind} » n'est pas un de ceux-ci : ${Object.keys(kinds).join(', ')}`];
  const { problems, finishes, makes } = kind.examine(play);
  const found = problems.map((problem) => `play.${problem}`);
  if (finishes < FEWEST_FINISHES)
    found.push(`play : ${finishes} réponses possibles, il en faut au moins ${FEWEST_FINISHES}`);
  if (problems.length === 0 && makes && !answers.some(makes))
    found.push("answers : aucune ne peut se faire avec ce que l'on tient en main");
  return found;
}
