import { describe, expect, test } from 'vitest';
import { isToolAvailable, reversed, tool, type MirrorPlay, type SpyglassPlay } from './rules';

const mirror: MirrorPlay = {
  kind: 'tool',
  tool: 'mirror',
  day: 5,
  name: 'le petit miroir',
  lines: ['Je suis là,', 'dans la nuit.'],
};
const star = (x: number, y: number) => ({ x, y, colour: 'bleue' as const, note: 'Je dis vrai.' });
const spyglass: SpyglassPlay = {
  kind: 'tool',
  tool: 'spyglass',
  day: 14,
  name: 'la longue-vue',
  scene: '/edition/enigmes/jour-19.webp',
  alt: 'Un ciel.',
  stars: [star(100, 100), star(300, 100)],
};

const hasFive = (day: number) => day === 5;
const hasNone = () => false;

test('the player has the tool once its day is solved or two hints are revealed', () => {
  expect([isToolAvailable(mirror, hasFive, 0), isToolAvailable(spyglass, hasFive, 0)]).toEqual([true, false]);
  expect([1, 2, 3].map((hints) => isToolAvailable(mirror, hasNone, hints))).toEqual([false, true, true]);
});

test('a line is reversed letter by letter, accents on their letters', () => {
  expect(reversed('été la nuit')).toBe('tiun al été');
  expect(reversed('e\u0301t')).toBe('té');
});

test('the answer is typed', () => {
  expect([tool.answer, tool.answerCount(mirror)]).toEqual([undefined, Infinity]);
});

test('a mirror is accepted, and so is a sky whose stars a finger can tell apart', () => {
  const close = { ...spyglass, stars: [star(100, 100), star(230, 100)] };
  expect([mirror, spyglass, close].map((play) => tool.examine(play).problems)).toEqual([[], [], []]);
});

describe('a tool is rejected', () => {
  test.each<[string, object, string]>([
    ['with a line too long for a phone', { ...mirror, lines: ['a'.repeat(31), 'b'] }, 'plus de 30 signes'],
    ['with a single line', { ...mirror, lines: ['a'] }, 'deux au moins'],
    [
      'with two stars under one finger',
      { ...spyglass, stars: [star(100, 100), star(180, 180)] },
      "l'étoile 1 en touche",
    ],
    ['with a star beside the sky', { ...spyglass, stars: [star(961, 1)] }, 'sort du ciel'],
    [
      'with a star of another colour',
      { ...spyglass, stars: [{ ...star(1, 1), colour: 'verte' }] },
      'bleue ou rouge',
    ],
    [
      'with a drawing from elsewhere',
      { ...spyglass, scene: '/ciel.webp' },
      'doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
    ],
    ['with an unknown tool', { ...mirror, tool: 'marteau' }, 'tool'],
    ['without a name for the tool', { ...mirror, name: '' }, 'ne peut pas être vide'],
    ['won on no day', { ...mirror, day: 0 }, 'day'],
  ])('%s', (_, data, problem) => {
    expect(tool.examine(data).problems.join()).toContain(problem);
  });
});
