/** The cycles of French schools, by the ages at which pupils enter and leave them. */
const CYCLES = [
  { label: 'Cycle 1, maternelle', from: 3, to: 5 },
  { label: 'Cycle 2, du CP au CE2', from: 6, to: 8 },
  { label: 'Cycle 3, du CM1 à la 6e', from: 9, to: 11 },
] as const;

/** A book of one year of a cycle is read there by exception. */
const LEAST_YEARS = 2;

/**
 * The cycles that a book is for: those with two of its years, or else those with the most (rule 26.12).
 * @param youngest @param oldest ages of its readers, both included.
 */
export function schoolLevels({ youngest, oldest }: { youngest: number; oldest: number }): string[] {
  const counted = CYCLES.map(({ label, from, to }) => ({
    label,
    years: Math.min(oldest, to) - Math.max(youngest, from) + 1,
  }));
  const most = Math.max(...counted.map(({ years }) => years));
  return counted
    .filter(({ years }) => years > 0 && years >= Math.min(LEAST_YEARS, most))
    .map(({ label }) => label);
}
