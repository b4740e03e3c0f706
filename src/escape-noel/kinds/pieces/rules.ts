import * as v from 'valibot';
import type { Step } from '../arrows.ts';
import { defineKind, words } from '../kind.ts';

const haveOneLength = (all: readonly { length: number }[]) =>
  all.every(({ length }) => length === all[0]?.length);

export const schema = v.strictObject({
  kind: v.literal('pieces'),
  whole: words,
  columns: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(2, 'en veut deux au moins'),
    v.maxValue(3, 'en veut trois au plus'),
  ),
  /** The lines of text of each piece, in the order of the whole. */
  pieces: v.pipe(
    v.array(v.array(v.pipe(v.string(), v.nonEmpty('ne peut pas être vide')))),
    v.minLength(4, 'en veut quatre au moins'),
    v.check((all) => haveOneLength(all), "toutes n'ont pas autant de lignes"),
    v.check((all) => haveOneLength(all.flat()), "toutes les lignes n'ont pas la même longueur"),
  ),
  /** The piece (from 0) at each place of the grid at first. */
  laid: v.array(v.number()),
});

/** Torn pieces to put back together. The whole is read, and the answer is typed. */
export type PiecesPlay = v.InferOutput<typeof schema>;

const isPermutation = (order: readonly number[], size: number) =>
  order.length === size &&
  new Set(order).size === size &&
  order.every((each) => Number.isInteger(each) && each >= 0 && each < size);

export function currentOrder({ pieces, laid }: PiecesPlay, value: string): number[] {
  const order = value.split(' ').map(Number);
  return value !== '' && isPermutation(order, pieces.length) ? order : laid;
}

export function swapped(play: PiecesPlay, value: string, one: number, other: number): string {
  const order = currentOrder(play, value);
  return order
    .map((piece, place) => (place === one ? order[other] : place === other ? order[one] : piece))
    .join(' ');
}

/** The place that many columns and rows away; null beyond the edge. */
export function neighbour({ pieces, columns }: PiecesPlay, place: number, by: Step): number | null {
  const column = (place % columns) + by.x;
  const row = Math.floor(place / columns) + by.y;
  const isInside = column >= 0 && column < columns && row >= 0 && row < pieces.length / columns;
  return isInside ? row * columns + column : null;
}

export const isWhole = (play: PiecesPlay, value: string): boolean =>
  currentOrder(play, value).every((piece, place) => piece === place);

export function readWhole({ pieces, columns }: PiecesPlay): string {
  const lines: string[] = [];
  for (let start = 0; start < pieces.length; start += columns) {
    const row = pieces.slice(start, start + columns);
    row[0]?.forEach((_line, index) => lines.push(row.map((piece) => piece[index]).join('')));
  }
  return lines
    .map((line) => line.trim())
    .join(' ')
    .toLocaleLowerCase('fr')
    .replaceAll(
      /(^|[.!?]\s+)(\p{L})/gu,
      (_match, before: string, letter: string) => before + letter.toLocaleUpperCase('fr'),
    );
}

/** Instruction above the pieces. */
export const howTo = (hasMouse: boolean): string =>
  hasMouse
    ? "Fais glisser un morceau sur un autre à la souris, ou clique sur l'un, puis sur l'autre\u00A0: ils changent de place. Au clavier, les flèches les déplacent."
    : "Fais glisser un morceau sur un autre, ou touche-les l'un après l'autre\u00A0: ils changent de place.";

export const pieces = defineKind<PiecesPlay>({
  schema,
  problems: ({ pieces: all, columns, laid }) => [
    all.length % columns !== 0 && 'pieces\u00A0: la dernière rangée est incomplète',
    !isPermutation(laid, all.length) && 'laid\u00A0: chaque morceau y est une fois, compté à partir de 0',
    laid.some((piece, place) => piece === place) && 'laid\u00A0: un morceau est déjà à sa place',
  ],
  narrated: (_play, _value, hasMouse) => [howTo(hasMouse)],
  answerCount: () => Infinity,
});
