/** Letters and digits, in lower case, without accents or ligatures (rule 3.3). A test compares it with `private.normalize_answer`. */
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
