/** The longest that the tables of the catalogue accept. */
const LONGEST = 60;

/** In lower case, without accents or ligatures. */
export const plainText = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** « Série Gardienne des Émotions » as « serie-gardienne-des-emotions », for an address. */
export const slugOf = (text: string): string =>
  plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
