import { expect, test } from 'vitest';
import { shapedAs, storedAs } from '@/lib/shaped';
import { playFindings } from '../../edition/play';
import * as KINDS from '../../kinds/index';
import { playShape } from '../../kinds/shapes';
import { KIND_NAMES, STARTS } from '../../kinds/starts';

test('every kind has a name in the workshop', () => {
  expect(Object.keys(KIND_NAMES).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test.each(Object.entries(STARTS))(
  'a board of the kind %s begins with data that its form can have',
  (_, play) => {
    expect(storedAs(playShape, shapedAs(playShape, play))).toEqual(storedAs(playShape, play));
    const said = playFindings(play, ['une réponse']).map(({ message }) => message);
    // What remains to be written is said in words.
    for (const message of said) expect(message).not.toMatch(/\.\d|[a-z]+\.[a-z]+|réponses possibles/);
  },
);
