import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { currentOrder, dropIndex, moved, order, type OrderPlay } from './rules';

const play: OrderPlay = {
  kind: 'order',
  shape: 'file',
  first: 'La tête',
  last: 'La queue',
  items: ['1', '2', '3', '4'].map((id) => ({ id, text: `Lutin ${id}` })),
};
const idsOf = (value: string) => currentOrder(play, value).map(({ id }) => id);

test('an item moves to an index, and the others close up', () => {
  expect(moved(play, '', '1', 3)).toBe('2 3 4 1');
  expect(moved(play, '2 3 4 1', '1', 0)).toBe('1 2 3 4');
  expect(moved(play, '2 3 4 1', '4', 1)).toBe('2 4 3 1');
});

test('there is nothing to submit before an item was moved', () => {
  expect(order.answer?.(play, '')).toBeNull();
  expect(order.answer?.(play, '2 1 3 4')).toBe('2 1 3 4');
});

test.each(['1 2 3', '1 2 3 3', '1 2 3 4 1', '4321', '9 8 7 6', 'oops', '1  2 3 4 5'])(
  'a corrupt value (%s) gives the order of the edition',
  (value) => {
    expect(idsOf(value)).toEqual(['1', '2', '3', '4']);
  },
);

test('every order of the ids can be submitted, and nothing else', () => {
  expect(order.answerCount(play)).toBe(24);
  const { canProduce, problems } = order.examine(play);
  expect(problems).toEqual([]);
  expect(canProduce?.('4 3 2 1')).toBe(true);
  for (const text of ['4 3 2', '4 3 2 2', '4321', 'Lutin 4', '']) expect(canProduce?.(text)).toBe(false);
});

test('a dragged row passes another one once its edge passes the middle of that one', () => {
  const rows = [
    { top: 0, height: 40 },
    { top: 50, height: 100 },
    { top: 160, height: 40 },
  ];
  expect(dropIndex(rows, 0, 0)).toBe(0);
  expect(dropIndex(rows, 0, 60)).toBe(0);
  expect(dropIndex(rows, 0, 61)).toBe(1);
  expect(dropIndex(rows, 0, 900)).toBe(2);
  expect(dropIndex(rows, 2, -60)).toBe(2);
  expect(dropIndex(rows, 2, -61)).toBe(1);
  expect(dropIndex(rows, 2, -900)).toBe(0);
  expect(dropIndex([], 0, 10)).toBe(0);
});

test.each([
  [{ ...play, shape: 'heap' }, 'shape\u00a0: est une file ou une ronde'],
  [{ ...play, first: '' }, 'first\u00a0: ne peut pas être vide'],
  [{ ...play, items: play.items.slice(0, 1) }, 'items\u00a0: en veut deux au moins'],
  [
    { ...play, items: [{ id: '10', text: 'Dix' }, ...play.items] },
    'items.0.id\u00a0: est un chiffre de 1 à 9',
  ],
  [
    { ...play, items: [{ id: '1', text: 'Un' }, ...play.items] },
    'items\u00a0: un même numéro sert deux fois',
  ],
  [
    { ...play, items: [{ id: '5', text: 'Cinq', image: 'cinq.webp' }, ...play.items] },
    'items.0.image\u00a0: doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  ],
])('the check of the edition explains what is wrong (%#)', (data, problem) => {
  expect(order.examine(data).problems).toEqual([problem]);
});

test('the check of the edition rejects missing data', () => {
  expect(order.examine(null).problems).toEqual([expect.stringMatching(/^play\u00a0: /)]);
});

/** Every order of these ids. */
const orders = (ids: readonly string[]): string[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));

const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), answers: v.array(v.string()), play: v.unknown() })),
});

test('the five rules of day 8 leave one file', () => {
  const { riddles } = v.parse(
    edition,
    JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')),
  );
  const today = riddles.find(({ day }) => day === 8);
  const { items } = v.parse(order.schema, today?.play);
  const idOf = (name: string) => items.find(({ text }) => text.startsWith(name))?.id ?? 'missing';
  const files = orders(items.map(({ id }) => id)).filter((file) => {
    const placeOf = (name: string) => file.indexOf(idOf(name));
    return (
      placeOf('Brindille') + 1 === placeOf('Anis') &&
      placeOf('Anis') < placeOf('Grelot') &&
      Math.abs(placeOf('Cannelle') - placeOf('Myrtille')) === 4 &&
      placeOf('Grelot') < placeOf('Myrtille') &&
      placeOf('Flocon') < placeOf('Cannelle') &&
      placeOf('Noisette') > 0 &&
      placeOf('Noisette') < 6
    );
  });
  expect(files.map((file) => file.join(' '))).toEqual([today?.answers[1]]);
});
