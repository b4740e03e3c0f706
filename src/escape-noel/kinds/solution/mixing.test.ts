import { describe, expect, test } from 'vitest';
import { currentOrder, moved, order as rules, type OrderPlay } from '../order/rules';
import { mixedItems, mixedOrder, mixedPieces, numberedByPlace } from './mixing';

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);
const textOf = (order: readonly number[]) => order.join(' ');

/** Every order that a player reaches from another one in a single step. */
function stepsFrom(order: readonly number[]): string[] {
  const moves = order.flatMap((item, from) =>
    order.map((_, to) => textOf(order.toSpliced(from, 1).toSpliced(to, 0, item))),
  );
  const swaps = order.flatMap((one, from) =>
    order.map((other, to) => textOf(order.with(from, other).with(to, one))),
  );
  return [...moves, ...swaps];
}

describe.each([4, 5, 7, 9])('the start of %i elements', (count) => {
  const right = textOf(Array.from({ length: count }, (_, index) => index));

  test('is never the right order, its reverse, or one step from it', () => {
    for (const seed of SEEDS) {
      const start = mixedOrder(count, seed);
      expect(start.toSorted((one, other) => one - other).join(' ')).toBe(right);
      expect(stepsFrom(start)).not.toContain(right);
      expect(textOf(start.toReversed())).not.toBe(right);
    }
  });

  test('is the same for the same seed, and differs with it', () => {
    const all = SEEDS.map((seed) => textOf(mixedOrder(count, seed)));
    expect(all).toEqual(SEEDS.map((seed) => textOf(mixedOrder(count, seed))));
    expect(new Set(all).size).toBeGreaterThan(5);
  });
});

test.each([2, 3])('even %i elements do not start in the right order', (count) => {
  for (const seed of SEEDS.slice(0, 20)) expect(mixedOrder(count, seed)[0]).not.toBe(0);
});

const TEXTS = ['Flocon', 'Noisette', 'Cannelle', 'Brindille', 'Anis', 'Grelot', 'Myrtille'];
const play = (items: OrderPlay['items']): OrderPlay => ({
  kind: 'order',
  shape: 'file',
  first: 'La tête',
  last: 'La queue',
  items,
});

test('mixed things have the numbers of their places, and the digits give them in the right order', () => {
  const items = TEXTS.map((text, index) => ({ id: String(index + 1), text }));
  for (const seed of SEEDS) {
    const mixed = mixedItems(items, '1 2 3 4 5 6 7', seed);
    const board = play(mixed.items);
    expect(mixed.items.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(currentOrder(board, mixed.solution).map(({ text }) => text)).toEqual(TEXTS);
    expect(rules.examine(board).problems).toEqual([]);
    const oneMove = mixed.items.flatMap(({ id }) => TEXTS.map((_, to) => moved(board, '', id, to)));
    expect(oneMove).not.toContain(mixed.solution);
    const again = mixedItems(mixed.items, mixed.solution, seed);
    expect(again.items.map(({ text }) => text)).not.toEqual(mixed.items.map(({ text }) => text));
  }
});

test('pieces lie at no place of theirs, and never as before', () => {
  for (const seed of SEEDS) {
    const laid = mixedPieces(4, seed, [1, 0, 3, 2]);
    expect(laid.some((piece, place) => piece === place)).toBe(false);
    expect(laid).not.toEqual([1, 0, 3, 2]);
    expect(new Set(laid)).toEqual(new Set([0, 1, 2, 3]));
  }
});

test('places have numbers in the order of reading, and a solution keeps its places', () => {
  const places = [
    { id: '01', x: 900, y: 1000, name: 'en bas' },
    { id: '02', x: 700, y: 90, name: 'en haut à droite' },
    { id: '05', x: 100, y: 130, name: 'en haut à gauche' },
  ];
  const numbered = numberedByPlace(places, 1200, '01 05');
  expect(numbered.places.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '01 en haut à gauche',
    '02 en haut à droite',
    '03 en bas',
  ]);
  expect(numbered.text).toBe('03 01');
});
