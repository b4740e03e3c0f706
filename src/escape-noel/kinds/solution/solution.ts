import type { InferInput } from 'valibot';
import { grid } from '../grid/rules';
import { listedIds } from '../ids';
import { listen } from '../listen/rules';
import { order } from '../order/rules';
import type { playShape } from '../shapes';
import { touch } from '../touch/rules';
import { trace } from '../trace/rules';
import { wheel } from '../wheel/rules';

/** A board as the form has it: of the right types, perhaps unfinished. */
export type WrittenPlay = InferInput<typeof playShape>;

/** The text that a board makes of a value: null while incomplete, undefined where the answer is typed. */
export function answerOf(play: WrittenPlay, value: string): string | null | undefined {
  switch (play.kind) {
    case 'order':
      return order.answer?.(play, value);
    case 'touch':
      return touch.answer?.(play, value);
    case 'trace':
      return trace.answer?.(play, value);
    case 'grid':
      return grid.answer?.(play, value);
    case 'wheel':
      return wheel.answer?.(play, value);
    case 'listen':
      return listen.answer?.(play, value);
    case 'pieces':
    case 'tool':
      return undefined;
  }
}

/** True if a board makes the answer itself (rule 3.14). */
export const makesAnswer = (play: WrittenPlay | null): boolean =>
  play !== null && answerOf(play, '') !== undefined;

/**
 * The answers that a board makes, for the workshop: `boardAnswers` without the check of the board's texts, which are being written.
 * @param answers of the day, typed ones included.
 */
export const madeAnswers = (play: WrittenPlay | null, answers: readonly string[]): string[] =>
  play === null ? [] : answers.filter((answer) => answer !== '' && answerOf(play, answer) === answer);

/** The answers with another solution: last, after a reference answer in words, which may still be blank. */
export function withSolution(
  play: WrittenPlay | null,
  answers: readonly string[],
  solution: string | null,
): string[] {
  const made = madeAnswers(play, answers);
  const typed = answers.filter((answer) => !made.includes(answer));
  const words = typed.length > 0 ? typed : [''];
  return solution === null ? words : [...words, solution];
}

/**
 * The part of a solution that a changed board still has, as a value to finish.
 * @param solution as the board made it before.
 */
export function keptValue(play: WrittenPlay, solution: string): string {
  switch (play.kind) {
    case 'order': {
      const ids = play.items.map(({ id }) => id);
      const kept = solution.split(' ').filter((id) => ids.includes(id));
      return [...kept, ...ids.filter((id) => !kept.includes(id))].join(' ');
    }
    case 'trace': {
      const ids = play.nodes.map(({ id }) => id);
      return solution
        .split(' ')
        .filter((id) => ids.includes(id))
        .join(' ');
    }
    case 'touch':
      return listedIds(
        play.places.map(({ id }) => id),
        solution,
      ).join(' ');
    case 'grid':
    case 'listen':
    case 'pieces':
    case 'tool':
    case 'wheel':
      return '';
  }
}
