/** An id of two digits that follows the ids of a list. */
export const freeId = (items: readonly { id: string }[]): string =>
  String(Math.max(0, ...items.map(({ id }) => Number(id) || 0)) + 1).padStart(2, '0');
