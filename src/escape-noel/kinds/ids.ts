/** The ids that a text lists, in the order of `ids`; unknown words are ignored. */
export function listedIds(ids: readonly string[], text: string): string[] {
  const words = new Set(text.split(' '));
  return ids.filter((id) => words.has(id));
}

/** Adds an id to the text, or removes it. */
export function toggleId(ids: readonly string[], text: string, toggled: string): string {
  const before = listedIds(ids, text);
  return ids.filter((id) => before.includes(id) !== (id === toggled)).join(' ');
}
