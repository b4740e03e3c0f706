import * as v from 'valibot';
import { areDistinct, defineKind, picture, words } from '../kind.ts';
import { spliced } from '../../../lib/arrays.ts';

export const schema = v.strictObject({
  kind: v.literal('order'),
  /** A file of things, or a ring of stones that comes back to its start. */
  shape: v.picklist(['file', 'ring'], 'est une file ou une ronde'),
  first: words,
  last: words,
  items: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[1-9]$/, 'est un chiffre de 1 à 9')),
        /** Describes all that the medium shows, pattern and colour included. */
        text: words,
        image: v.exactOptional(picture),
      }),
    ),
    v.minLength(2, 'en veut deux au moins'),
    v.check((items) => areDistinct(items.map(({ id }) => id)), 'un même numéro sert deux fois'),
  ),
});

/** Items to put in order. The text to submit is their ids: « 3 1 2 ». */
export type OrderPlay = v.InferOutput<typeof schema>;
type Items = OrderPlay['items'];

const textOf = (items: Items) => items.map(({ id }) => id).join(' ');

export function currentOrder(play: OrderPlay, value: string): Items {
  const ordered = value.split(' ').flatMap((id) => play.items.filter((item) => item.id === id));
  return ordered.length === play.items.length && areDistinct(ordered) ? ordered : play.items;
}

export function moved(play: OrderPlay, value: string, id: string, index: number): string {
  const items = currentOrder(play, value);
  const others = items.filter((item) => item.id !== id);
  return textOf(spliced(others, index, 0, ...items.filter((item) => item.id === id)));
}

export interface Row {
  top: number;
  height: number;
}

/** The place at which a row dragged by `y` CSS pixels is inserted: after every row whose middle its leading edge has crossed. */
export function dropIndex(rows: readonly Row[], from: number, y: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const top = dragged.top + y;
  const bottom = top + dragged.height;
  const middles = rows.map((row) => row.top + row.height / 2);
  const passedDown = middles.filter((middle, index) => index > from && middle < bottom);
  const passedUp = middles.filter((middle, index) => index < from && middle > top);
  return from + passedDown.length - passedUp.length;
}

export const order = defineKind<OrderPlay>({
  schema,
  answer: (play, value) => (value === '' ? null : textOf(currentOrder(play, value))),
  narrated: (play, value) => [play.first, ...currentOrder(play, value).map(({ text }) => text), play.last],
  answerCount: ({ items }) => items.reduce((product, _item, index) => product * (index + 1), 1),
});
