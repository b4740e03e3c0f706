/* Words of the home that the inline script writes too: each byte is in every document. */

/** « 5 étoiles sur 24 ». */
export const starsText = (found: number): string => `${found} étoile${found > 1 ? 's' : ''} sur 24`;

/** « Continuer : jour 6 », « Jour 6 : le 6 déc. » before its door opens, « Revoir la révélation » once all days are solved. */
export const stopText = (stop: { day: number | string; date?: string } | undefined): string =>
  stop
    ? stop.date
      ? `Jour ${stop.day}\u00A0: le ${stop.date}`
      : `Continuer\u00A0: jour ${stop.day}`
    : 'Revoir la révélation';
