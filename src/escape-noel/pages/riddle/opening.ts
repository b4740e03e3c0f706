const PARIS = 'Europe/Paris';

/**
 * « le samedi 5 décembre 2026 à 8 h 30 », in Paris time. The formats are created on demand: they take a slow phone a tenth
 * of a second, and most doors are open.
 */
export function formatOpening(moment: Date): string {
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: PARIS });
  const clock = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: PARIS });
  const [hour = '', minute = ''] = clock.format(moment).split(':');
  const time =
    Number(hour) === 0 && minute === '00'
      ? 'à minuit'
      : `à ${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
  return `le ${day.format(moment).replace(/ 1 /, ' 1er ')} ${time}`;
}
