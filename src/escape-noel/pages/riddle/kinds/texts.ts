/** Those of a board's ids that a text names, in the board's order: what is damaged is left out. */
export function named(ids: readonly string[], text: string): string[] {
  const words = new Set(text.split(' '));
  return ids.filter((id) => words.has(id));
}

/** The text that names one more of them, or one less. */
export function toggledIn(ids: readonly string[], text: string, one: string): string {
  const before = named(ids, text);
  return ids.filter((id) => before.includes(id) !== (id === one)).join(' ');
}
