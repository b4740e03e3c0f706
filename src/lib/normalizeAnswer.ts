/**
 * The letters and digits of an answer, in lower case and without accents or ligatures (rule 3.3). The server judges with
 * `private.normalize_answer`; a test compares the two.
 */
export function normalizeAnswer(raw: string): string {
  return Array.from(raw)
    .slice(0, 500)
    .join('')
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
