import { assert, jsonValue, property } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { shapedAs, storedAs } from './shaped';

const shape = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'blank')),
  door: v.nullable(v.string()),
  answers: v.array(v.string()),
  near: v.optional(v.array(v.object({ message: v.string() }))),
  hour: v.optional(v.string(), '00:00'),
  bonus: v.optional(v.nullable(v.object({ hint: v.string() })), null),
  play: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('order'), image: v.exactOptional(v.string()) }),
      v.variant('shape', [
        v.object({
          kind: v.literal('wheel'),
          shape: v.literal('ring'),
          size: v.exactOptional(v.picklist([1])),
        }),
        v.object({ kind: v.literal('wheel'), shape: v.literal('dials'), count: v.number() }),
      ]),
    ]),
  ),
});
const whole = {
  title: '',
  door: null,
  answers: ['a'],
  near: [{ message: 'm' }],
  hour: '07:00',
  bonus: null,
  play: { kind: 'wheel', shape: 'dials', count: 2 },
};

describe('Data take the types of a schema', () => {
  test('and stay as they are where they have them, whatever its checks say', () => {
    expect(shapedAs(shape, whole)).toEqual(whole);
  });

  test.each([
    [{}, { title: '', door: null, answers: [], near: [], hour: '00:00', bonus: null, play: null }],
    [
      { title: 12, answers: ['a', 3], near: 'x', bonus: 7 },
      { title: '', answers: ['a', ''], near: [], bonus: null },
    ],
    [{ play: { kind: 'wheel', shape: '?' } }, { play: { kind: 'wheel', shape: 'ring' } }],
    [{ play: { kind: 'order', image: 4 } }, { play: { kind: 'order', image: '' } }],
    [{ play: { kind: '?' } }, { play: null }],
    [{ other: 1 }, { other: 1 }],
  ])('and blanks where they have not: %j', (data, shaped) => {
    expect(shapedAs(shape, data)).toMatchObject(shaped);
  });

  test('whatever JSON they are', () => {
    assert(
      property(jsonValue(), (data) => {
        expect(shapedAs(shape, data)).toHaveProperty('answers');
      }),
    );
  });
});

test('an optional text is edited as an empty one, which is not stored', () => {
  const play = { kind: 'order' };
  const shaped = shapedAs(shape, { ...whole, play });
  expect(shaped.play).toEqual({ kind: 'order', image: '' });
  expect(storedAs(shape, shaped)).toEqual({ ...whole, play });
  // A form has undefined for a field that was never written.
  const stored = storedAs(shape, { ...whole, play: { ...play, image: undefined } });
  expect(stored['play']).toStrictEqual(play);
  expect(storedAs(shape, { ...whole, title: '' })).toMatchObject({ title: '' });
});
