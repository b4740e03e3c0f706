import * as v from 'valibot';
import { defineKind } from '../kind.ts';

const schema = v.strictObject({
  kind: v.literal('order'),
  /** What stands at each end of the file, in words. */
  first: v.pipe(v.string(), v.nonEmpty('ne peut pas être vide')),
  last: v.pipe(v.string(), v.nonEmpty('ne peut pas être vide')),
  items: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[1-9]$/, 'est un chiffre de 1 à 9')),
        text: v.string(),
      }),
    ),
    v.minLength(2, 'en veut deux au moins'),
  ),
});

/** Things to put in a file. The text is their ids in that order: « 3 1 2 ». */
export type OrderPlay = v.InferOutput<typeof schema>;

const ids = (text: string) => text.split(' ');

/** The items as they stand: as they were put, and as the edition has them where nothing, or damage, was begun. */
export function standing(play: OrderPlay, begun: string): OrderPlay['items'] {
  const put = ids(begun).flatMap((id) => play.items.filter((item) => item.id === id));
  return put.length === play.items.length && new Set(put).size === put.length ? put : play.items;
}

/** The ids with one moved to another place, 0 for the first. */
export function moved(play: OrderPlay, begun: string, id: string, place: number): string {
  const others = standing(play, begun).filter((item) => item.id !== id);
  const item = play.items.filter((each) => each.id === id);
  return others
    .toSpliced(place, 0, ...item)
    .map((each) => each.id)
    .join(' ');
}

export const order = defineKind<OrderPlay>({
  schema,
  problems: ({ items }) =>
    new Set(items.map(({ id }) => id)).size === items.length ? [] : ['items : un même id sert deux fois'],
  answer: (play, begun) =>
    begun === ''
      ? null
      : standing(play, begun)
          .map(({ id }) => id)
          .join(' '),
  makes: ({ items }, text) =>
    ids(text).toSorted().join() ===
    items
      .map(({ id }) => id)
      .toSorted()
      .join(),
  finishes: ({ items }) => items.reduce((product, _item, index) => product * (index + 1), 1),
});
