const PARIS = 'Europe/Paris';

/** « le samedi 5 décembre 2026 à 8 h 30 ». Its formats take a slow phone 0.1 s, and most doors are open: created on demand. */
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
