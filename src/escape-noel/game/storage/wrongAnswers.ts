import { ANSWER_MAX_LENGTH } from '@/lib/answerLength';
import type { VisitorStorage } from './browserProgress';

/** As many as `my_wrong_answers` returns. */
export const MOST_WRONG_ANSWERS = 30;

/** Lighter than `normalizeAnswer`, which the page does not load before an answer. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Adds a wrong answer as the newest one. Another spelling of the same letters is the same answer, and stays as it was typed first. */
export function withWrongAnswer(known: readonly string[], text: string): string[] {
  const letters = lettersOf(text);
  if (letters === '') return [...known];
  const same = known.find((each) => lettersOf(each) === letters);
  return [...known.filter((each) => each !== same), same ?? text].slice(-MOST_WRONG_ANSWERS);
}

/** A visitor's wrong answers of a day; empty once it is solved. */
export const storedWrongAnswers = ({ progress, wrongAnswers }: VisitorStorage, day: number): string[] =>
  progress.read().has(day)
    ? []
    : (wrongAnswers.read()[day] ?? [])
        .filter((text) => text.length <= ANSWER_MAX_LENGTH)
        .slice(-MOST_WRONG_ANSWERS);

export function storeWrongAnswer(storage: VisitorStorage, day: number, text: string): void {
  const { wrongAnswers } = storage;
  wrongAnswers.write({
    ...wrongAnswers.read(),
    [day]: withWrongAnswer(storedWrongAnswers(storage, day), text),
  });
}
