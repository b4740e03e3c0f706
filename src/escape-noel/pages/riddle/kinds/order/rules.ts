import * as v from 'valibot';
import { areDistinct, defineKind, picture, words } from '../kind.ts';

const schema = v.strictObject({
  kind: v.literal('order'),
  /** A file has two ends; a ring comes back to its beginning, and is made of stones. */
  shape: v.picklist(['file', 'ring'], 'est file ou ring'),
  /** What stands before the first and after the last, in words. */
  first: words,
  last: words,
  items: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[1-9]$/, 'est un chiffre de 1 à 9')),
        /** What it is, pattern and colour included: the picture shows nothing more. */
        text: words,
        image: v.exactOptional(picture),
      }),
    ),
    v.minLength(2, 'en veut deux au moins'),
    v.check((items) => areDistinct(items.map(({ id }) => id)), 'un même id sert deux fois'),
  ),
});

/** Things to put in a file or in a ring. The text is their ids in that order: « 3 1 2 ». */
export type OrderPlay = v.InferOutput<typeof schema>;
type Items = OrderPlay['items'];

const ids = (text: string) => text.split(' ');
const textOf = (items: Items) => items.map(({ id }) => id).join(' ');

/** The items as they stand: as they were put, and as the edition has them where nothing, or damage, was begun. */
export function standing(play: OrderPlay, begun: string): Items {
  const put = ids(begun).flatMap((id) => play.items.filter((item) => item.id === id));
  return put.length === play.items.length && new Set(put).size === put.length ? put : play.items;
}

/** The ids with one moved to another place, 0 for the first. */
export function moved(play: OrderPlay, begun: string, id: string, place: number): string {
  const items = standing(play, begun);
  const others = items.filter((item) => item.id !== id);
  return textOf(others.toSpliced(place, 0, ...items.filter((item) => item.id === id)));
}

/** How a row lies in the list, in CSS pixels. */
export interface Row {
  top: number;
  height: number;
}

/** The place that a row takes once it is carried `y` pixels down: it passes a neighbour whose middle its edge has passed. */
export function landing(rows: readonly Row[], from: number, y: number): number {
  const carried = rows[from];
  if (!carried) return from;
  const top = carried.top + y;
  const bottom = top + carried.height;
  const middles = rows.map((row) => row.top + row.height / 2);
  const passedDown = middles.filter((middle, index) => index > from && middle < bottom);
  const passedUp = middles.filter((middle, index) => index < from && middle > top);
  return from + passedDown.length - passedUp.length;
}

export const order = defineKind<OrderPlay>({
  schema,
  answer: (play, begun) => (begun === '' ? null : textOf(standing(play, begun))),
  finishes: ({ items }) => items.reduce((product, _item, index) => product * (index + 1), 1),
});
