import { expect, test } from 'vitest';
import { arrowStep } from './arrows';

const pressed = (key: string, altKey = false) => arrowStep({ key, altKey, ctrlKey: false, metaKey: false });

test('an arrow key is a step', () => {
  expect([pressed('ArrowLeft'), pressed('ArrowDown')]).toEqual([
    { x: -1, y: 0 },
    { x: 0, y: 1 },
  ]);
});

test('other keys, and arrow keys with a modifier, are left to the browser', () => {
  expect([pressed('Tab'), pressed('ArrowLeft', true)]).toEqual([undefined, undefined]);
});
