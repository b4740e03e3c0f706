import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { arrowStep } from './arrows';

const pressed = (key: string, modifiers = {}) => arrowStep({ key, ...modifiers } as KeyboardEvent); // all that it reads

test('an arrow key is a step', () => {
  expect([pressed('ArrowLeft'), pressed('ArrowDown')]).toEqual([
    { x: -1, y: 0 },
    { x: 0, y: 1 },
  ]);
});

test('other keys, and arrow keys with a modifier, are left to the browser', () => {
  expect([pressed('Tab'), pressed('ArrowLeft', { altKey: true })]).toEqual([undefined, undefined]);
});
