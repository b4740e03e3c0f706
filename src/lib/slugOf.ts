/** « Série Gardienne des Émotions » as « serie-gardienne-des-emotions », for an address. */
export const slugOf = (text: string): string =>
  text
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
