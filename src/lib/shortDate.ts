/** Created on demand, once: each takes a slow phone 0.1 s. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** « 6 déc. », « 1er déc. » by the clocks of a time zone. */
export function shortDate(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone });
  formats.set(timeZone, format);
  return format.format(moment).replace(/^1(?= )/, '1er');
}
