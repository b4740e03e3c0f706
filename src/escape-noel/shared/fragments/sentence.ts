import { ALL_DAYS } from '../rules/days';

/**
 * The sentence that the fragments' initials spell, days 1 to 24, once all are found; null before. Nobody tells the players.
 * @param words the fragments by day.
 * @param wordStarts the days whose initial begins a word of the sentence.
 */
export function spellSentence(
  words: ReadonlyMap<number, string>,
  wordStarts: ReadonlySet<number>,
): string | null {
  const initials = ALL_DAYS.map((day) => initialOf(words.get(day)));
  if (initials.includes('')) return null;
  const spelt = ALL_DAYS.map((day, index) => (index > 0 && wordStarts.has(day) ? ' ' : '') + initials[index]);
  // Initials have no accents, and the one word that every Christmas sentence may hold is never written without its tréma.
  return spelt.join('').replace(/\bNOEL\b/, 'NOËL');
}

function initialOf(word: string | undefined): string {
  return (word?.trim().normalize('NFD').at(0) ?? '').toUpperCase();
}
