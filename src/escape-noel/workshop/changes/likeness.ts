/** From this likeness on, a text is another one that was corrected. */
export const ALIKE = 0.5;
/** Shorter texts are compared by letters: « lune » and « la lune » have few words. */
const FEW_WORDS = 6;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function pairsOf(words: readonly string[]): string[] {
  const letters = words.join('');
  return letters.length < 2
    ? [letters]
    : Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2));
}

/** The share of two lists that they have in common (Sørensen-Dice coefficient). */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const each of one) counts.set(each, (counts.get(each) ?? 0) + 1);
  let common = 0;
  for (const each of other) {
    const left = counts.get(each) ?? 0;
    if (left > 0) common += 1;
    counts.set(each, left - 1);
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}

/** How alike two texts are, from 0 to 1: by words, or by pairs of letters where both are short. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length > FEW_WORDS || others.length > FEW_WORDS
    ? shareOf(words, others)
    : shareOf(pairsOf(words), pairsOf(others));
}
