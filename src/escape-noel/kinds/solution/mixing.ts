import { replaced, reversed, sorted } from '@/lib/arrays';
import { seededRandom } from '@/lib/random';

/** With fewer elements, every order is the right one or one step from it. */
const LEAST_TO_MIX = 4;

const identity = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The length of the longest series of elements that are already one after the other. */
function longestRise(order: readonly number[]): number {
  const lengths: number[] = [];
  for (const [place, each] of order.entries())
    lengths.push(
      1 + Math.max(0, ...lengths.filter((_, before) => (order[before] ?? each) < each && before < place)),
    );
  return Math.max(0, ...lengths);
}

/**
 * True for the right order, and for one that a single step makes right: an element moved elsewhere, or two that change places.
 * @param order the rank of each element in the right order, from 0.
 */
function isNearRight(order: readonly number[]): boolean {
  const misplaced = order.filter((rank, place) => rank !== place).length;
  return misplaced <= 2 || longestRise(order) >= order.length - 1;
}

const isReversed = (order: readonly number[]) =>
  order.every((rank, place) => rank === order.length - 1 - place);

function shuffled(count: number, random: () => number): number[] {
  let order = identity(count);
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    order = exchanged(order, last, chosen);
  }
  return order;
}

const exchanged = (order: readonly number[], one: number, other: number): number[] =>
  replaced(replaced(order, one, order[other] ?? one), other, order[one] ?? other);

/**
 * A start for elements to put in order (rule 15.12): the rank of each in the right order. Never the right order, nor its reverse and, from
 * four elements on, never one step from it.
 * @param seed the same start for the same seed.
 * @param isGood refuses a start for another reason.
 */
export function mixedOrder(
  count: number,
  seed: number,
  isGood: (order: readonly number[]) => boolean = () => true,
): number[] {
  const random = seededRandom(seed);
  // Two or three elements have no better start than a turn.
  if (count < LEAST_TO_MIX) return identity(count).map((_, place) => (place + 1) % Math.max(1, count));
  for (;;) {
    const order = shuffled(count, random);
    if (!isNearRight(order) && !isReversed(order) && isGood(order)) return order;
  }
}

/** A seed that differs each time. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

interface Numbered {
  id: string;
}

/** The same elements as they are at first, with their new numbers, and the numbers in the right order. */
export interface Mixed<Item extends Numbered> {
  items: Item[];
  solution: string;
}

/**
 * Mixes elements and numbers them by their place at first, so that neither their list nor their numbers say the right order.
 * @param solution the ids in the right order.
 */
export function mixedItems<Item extends Numbered>(
  items: readonly Item[],
  solution: string,
  seed: number,
): Mixed<Item> {
  const ids = solution.split(' ');
  const right = ids.flatMap((id) => items.filter((item) => item.id === id));
  const before = items.map(({ id }) => ids.indexOf(id)).join(' ');
  const start = mixedOrder(right.length, seed, (order) => order.join(' ') !== before);
  const mixed = start.flatMap((rank, place) => {
    const item = right[rank];
    return item ? [{ rank, item: { ...item, id: String(place + 1) } }] : [];
  });
  return {
    items: mixed.map(({ item }) => item),
    solution: sorted(mixed, (one, other) => one.rank - other.rank)
      .map(({ item }) => item.id)
      .join(' '),
  };
}

/** Reads from the top left to the bottom right, in bands: places on one line are rarely at one height. */
const BANDS = 6;

/**
 * Places in the order of reading, numbered from 01, so that their numbers say nothing of a solution.
 * @param text ids of the places: a solution.
 * @returns them, and the text with the new ids.
 */
export function numberedByPlace<Place extends Numbered & { x: number; y: number }>(
  places: readonly Place[],
  height: number,
  text: string,
): { places: Place[]; text: string } {
  const bandOf = ({ y }: Place) => Math.floor((y * BANDS) / Math.max(1, height));
  const read = sorted(
    places,
    (one, other) => bandOf(one) - bandOf(other) || one.x - other.x || one.y - other.y,
  );
  const numberOf = new Map(read.map(({ id }, index) => [id, String(index + 1).padStart(2, '0')]));
  return {
    places: read.map((place) => ({ ...place, id: numberOf.get(place.id) ?? place.id })),
    text: text
      .split(' ')
      .map((id) => numberOf.get(id) ?? id)
      .join(' '),
  };
}

/** How pieces lie at first: no piece at its place, and never one exchange from the whole. */
export function mixedPieces(count: number, seed: number, before: readonly number[]): number[] {
  const isGood = (order: readonly number[]) =>
    order.every((piece, place) => piece !== place) && order.join(' ') !== before.join(' ');
  return count < LEAST_TO_MIX ? reversed(identity(count)) : mixedOrder(count, seed, isGood);
}
