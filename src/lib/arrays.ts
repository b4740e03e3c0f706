/** Copies that Safari 15, Chrome 109 and Firefox 114 cannot make by `toSorted`, `toReversed`, `toSpliced` and `with` (README, « Browsers »). */

export function sorted<Item>(items: Iterable<Item>, compare?: (one: Item, other: Item) => number): Item[] {
  const copy = [...items];
  copy.sort(compare);
  return copy;
}

export function reversed<Item>(items: Iterable<Item>): Item[] {
  const copy = [...items];
  copy.reverse();
  return copy;
}

/** @param added in the place of the removed ones. */
export function spliced<Item>(
  items: Iterable<Item>,
  start: number,
  removed: number,
  ...added: readonly Item[]
): Item[] {
  const copy = [...items];
  copy.splice(start, removed, ...added);
  return copy;
}

/** @param index of an item that is there. */
export const replaced = <Item>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((each, place) => (place === index ? item : each));
