const VOWELS = 'aeiouy';

/**
 * The edits between two words, to find the words of a list that resemble an answer (rule 12.7): a letter missing, added or swapped with its neighbour, or a vowel for a
 * vowel, is one; another consonant is two (rule 12.5). Counting ends above `most`. A test compares it with `private.almost_same`, which judges.
 */
export function edits(typed: string, wanted: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: wanted.length + 1 }, (_, place) => place);
  for (let i = 1; i <= typed.length; i += 1) {
    const ours = typed.charAt(i - 1);
    const current = [i];
    for (let j = 1; j <= wanted.length; j += 1) {
      const theirs = wanted.charAt(j - 1);
      const substitution = ours === theirs ? 0 : VOWELS.includes(ours) && VOWELS.includes(theirs) ? 1 : 2;
      let least = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + substitution);
      if (ours === wanted.charAt(j - 2) && theirs === typed.charAt(i - 2) && i > 1 && j > 1)
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current, ...last) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[wanted.length] ?? 0;
}

/** Maximum number of edits of a word of this length. */
export const mostEdits = (wanted: string) => (wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2);
