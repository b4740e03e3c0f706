import { isSameJson } from '@/lib/sameJson';
import type { Day } from '../../edition/document';
import { KIND_CHANGES } from '../../kinds/changes';
import { madeAnswers } from '../../kinds/solution/solution';
import { KIND_NAMES } from '../../kinds/starts';
import { change, describeText, turned, type Change } from '../../workshop/changes/describe';
import { feminine, masculine, passive, type Noun } from '../../workshop/changes/nouns';

type Play = NonNullable<Day['play']>;

const BOARD = masculine('le jeu');
const SOLUTION = feminine('la solution du jeu');

const nameOf = ({ kind }: Play) => KIND_NAMES[kind].toLocaleLowerCase('fr');

/** The differences between the boards of a day (rule 3.14): « le jeu : morceaux à remettre en place → toucher des lieux ». */
export function describeBoard(before: Day['play'], after: Day['play']): Change[] {
  if (!after) return before ? [change(passive(BOARD, 'retiré'))] : [];
  if (!before) return [change(`${passive(BOARD, 'ajouté')}\u00A0: ${nameOf(after)}`)];
  if (before.kind !== after.kind) return [turned(BOARD.the, nameOf(before), nameOf(after))];
  return KIND_CHANGES[after.kind].describe(before, after);
}

/** The answers of two days, those that a board makes apart from those that are typed. */
export function splitAnswers(before: Day, after: Day) {
  const made = new Set([before, after].flatMap(({ play, answers }) => madeAnswers(play, answers)));
  const split = (answers: Day['answers']) => ({
    typed: answers.filter((answer) => !made.has(answer)),
    solutions: answers.filter((answer) => made.has(answer)),
  });
  return { before: split(before.answers), after: split(after.answers) };
}

const partsOf = (play: Play, answer: string): Noun[] =>
  KIND_CHANGES[play.kind].solution?.parts(play, answer) ?? [];

const textOf = (play: Day['play'], solutions: readonly string[]): string =>
  play
    ? solutions
        .map((answer) =>
          partsOf(play, answer)
            .map(({ the }) => the)
            .join(' · '),
        )
        .join('\n')
    : '';

/** With more, the whole solution is shown. */
const MOST_MEMBERS = 4;

const without = (nouns: readonly Noun[], excluded: readonly Noun[]): Noun[] =>
  nouns.filter(({ the }) => !excluded.some((each) => each.the === the));

/** « le lieu 03 ne fait plus partie de la solution », for one solution whose order says nothing; null for others. */
function describeMembers(
  [before, play]: readonly [Day['play'], Day['play']],
  old: readonly string[],
  now: readonly string[],
): Change[] | null {
  const [was, is] = [old[0], now[0]];
  if (!play || before?.kind !== play.kind || KIND_CHANGES[play.kind].solution?.isOrdered !== false)
    return null;
  if (was === undefined || is === undefined || old.length > 1 || now.length > 1) return null;
  const [members, others] = [partsOf(before, was), partsOf(play, is)];
  const found = [
    ...without(members, others).map(({ the }) => change(`${the} ne fait plus partie de la solution`)),
    ...without(others, members).map(({ the }) => change(`${the} fait maintenant partie de la solution`)),
  ];
  return found.length > MOST_MEMBERS ? null : found;
}

/** The differences between the solutions of two boards, in the words of the boards; the new one alone for another kind of board. */
export function describeSolution(before: Day, after: Day): Change[] {
  const { before: old, after: now } = splitAnswers(before, after);
  if (isSameJson(old.solutions, now.solutions)) return [];
  const members = describeMembers([before.play, after.play], old.solutions, now.solutions);
  if (members) return members;
  const isSameKind = before.play?.kind === after.play?.kind;
  return describeText(SOLUTION)(
    isSameKind ? textOf(before.play, old.solutions) : '',
    textOf(after.play, now.solutions),
  );
}
