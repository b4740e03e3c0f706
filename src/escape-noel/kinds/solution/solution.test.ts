import { expect, test } from 'vitest';
import { shapedAs } from '@/lib/shaped';
import { playShape } from '../shapes';
import { madeAnswers, makesAnswer } from './solution';

test('a board as the form has it, with blank texts in place of absent ones, makes the answers of its stored one', () => {
  const play = shapedAs(playShape, {
    kind: 'order',
    layout: 'row',
    items: ['01', '02', '03'].map((id) => ({ id, label: `Chose ${id}` })),
    ends: ['le début', 'la fin'],
  });
  // The file leaves these out.
  expect(play).toMatchObject({ items: [{ image: '' }, { image: '' }, { image: '' }] });
  expect(makesAnswer(play)).toBe(true);
  expect(madeAnswers(play, ['la file', '02 01 03', ''])).toEqual(['02 01 03']);
});
