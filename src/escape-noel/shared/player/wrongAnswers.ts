import { normalizeAnswer } from '@/lib/normalizeAnswer';

/** As many as `my_wrong_answers` returns. */
export const MOST_WRONG_ANSWERS = 30;

/** Adds a wrong answer as the newest one. Another spelling of the same letters is the same answer, and stays as it was typed first. */
export function withWrongAnswer(known: readonly string[], text: string): string[] {
  const letters = normalizeAnswer(text);
  if (letters === '') return [...known];
  const same = known.find((each) => normalizeAnswer(each) === letters);
  return [...known.filter((each) => each !== same), same ?? text].slice(-MOST_WRONG_ANSWERS);
}
