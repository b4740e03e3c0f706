/** A list in French, « a, b et c ». */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(items);

/** « 3 à 9, 12 et 24 », of days in order. */
export function daysText(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return listed(
    runs.flatMap(([first, last]) =>
      last - first > 1 ? [`${first} à ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
    ),
  );
}
