/**
 * A count as it is written in French; the faces lack the narrow space. What every language writes alike does without the browser's
 * own rules, the first use of which takes a small phone a tenth of a second.
 */
export function formatCount(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  return count.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0');
}

/**
 * A word in the number that its count asks for: in French, zero and one are singular.
 * @param many the plural, where an « s » is not enough.
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many;
}

/** « 0 point », « 1 point », « 2 points »: a count and its word, which stay on one line. */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)}\u00A0${plural(count, one, many)}`;
}

/** Words that begin with a vowel, and before which nothing is cut all the same. */
const CUTS_NOTHING = /^(onz|ouis|oui\b|ouat|uhlan|ulul|yaou|yeti)/;
/** The « h » that is breathed: those that a knight's name may well hold. */
const BREATHED =
  /^h(ache|aie|alt|amac|ameau|amster|anneton|ardi|aricot|arnais|arp|asard|aut|ennin|erauts?\b|eriss|eron|eros\b|etre|eurt|ibou|isse|omard|ors|ouille|oux|ublot|uit|ulotte|ussard|utte)/;

/**
 * A short word before what follows it, cut where French cuts it: « de Merlin », « d'Aurore », « d'une énigme », « de 11 énigmes ».
 * @param word « de », « que », « le »…: a word that ends in a mute « e ».
 * @param next what follows: a name, a title, a count.
 */
export function elided(word: string, next: string): string {
  return isCutBefore(next) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`;
}

function isCutBefore(next: string): boolean {
  const letters = next
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^œ/, 'oe')
    .replace(/^æ/, 'ae');
  if (CUTS_NOTHING.test(letters) || BREATHED.test(letters)) return false;
  // « d'Yves », but « de Yann ».
  return /^([aeiouh]|y[^aeiouy])/.test(letters);
}
