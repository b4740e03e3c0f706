/** Small integers do without `toLocaleString`, whose first use takes 0.1 s on a slow phone. The fonts lack the narrow space. */
export function formatCount(count: number): string {
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count);
  return count.toLocaleString('fr-FR').replaceAll('\u202F', '\u00A0');
}

/** In French, zero and one are singular. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many;
}

/** « 0 point », « 1 point », « 2 points », with a no-break space. */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)}\u00A0${plural(count, one, many)}`;
}

/** Words that begin with a vowel, and before which there is no elision. */
const NO_ELISION = /^(onz|ouis|oui\b|ouat|uhlan|ulul|yaou|yeti)/;
/** Words with an aspirated « h », those likely in a knight's name. */
const ASPIRATED_H =
  /^h(ache|aie|alt|amac|ameau|amster|anneton|ardi|aricot|arnais|arp|asard|aut|ennin|erauts?\b|eriss|eron|eros\b|etre|eurt|ibou|isse|omard|ors|ouille|oux|ublot|uit|ulotte|ussard|utte)/;

/**
 * « de Merlin », « d'Aurore », « d'une énigme », « de 11 énigmes ».
 * @param word « de », « que », « le »…: a word that ends in a mute « e ».
 */
export function elided(word: string, next: string): string {
  return elidesBefore(next) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`;
}

function elidesBefore(next: string): boolean {
  const letters = next
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^œ/, 'oe')
    .replace(/^æ/, 'ae');
  if (NO_ELISION.test(letters) || ASPIRATED_H.test(letters)) return false;
  // « d'Yves », but « de Yann ».
  return /^([aeiouh]|y[^aeiouy])/.test(letters);
}
