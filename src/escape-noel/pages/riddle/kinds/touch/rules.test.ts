import { expect, test } from 'vitest';
import { chosenIn, toggled, touch, type TouchPlay } from './rules';

const place = (id: string, x: number, y: number) => ({ id, x, y, radius: 66, name: `Une chose ${id}` });
const play: TouchPlay = {
  kind: 'touch',
  scene: '/edition/enigmes/jour-04.webp',
  alt: 'Un bois.',
  noun: 'guetteur',
  places: [place('02', 100, 100), place('01', 400, 100), place('10', 700, 100)],
};

test('a touched place joins those that are chosen, and a second touch takes it out', () => {
  const two = toggled(play, toggled(play, '', '10'), '01');
  expect(two).toBe('01 10');
  expect(toggled(play, two, '10')).toBe('01');
});

test('the text is the ids of what is chosen, in order and once each, whatever damage was kept', () => {
  expect(touch.answer?.(play, '10 02 10 99 truc')).toBe('02 10');
  expect(chosenIn(play, '')).toEqual([]);
});

test('nothing can be handed in while nothing is chosen', () => {
  expect(touch.answer?.(play, '')).toBeNull();
  expect(touch.answer?.(play, 'damage')).toBeNull();
});

test('every choice but none can be made, and no text in another order or with an unknown place', () => {
  expect(touch.finishes(play)).toBe(7);
  const { makes } = touch.examine(play);
  expect(['01', '01 02 10'].map((text) => makes?.(text))).toEqual([true, true]);
  expect(['', '02 01', '01 03', '01 01'].map((text) => makes?.(text))).toEqual([false, false, false, false]);
});

test('places that a finger tells apart are a day', () => {
  const places = [place('01', 100, 100), place('02', 230, 100)];
  expect([touch.examine(play).problems, touch.examine({ ...play, places }).problems]).toEqual([[], []]);
});

test.each<[string, Partial<TouchPlay>, string]>([
  [
    'two places of one id',
    { places: [place('01', 100, 100), place('01', 400, 100)] },
    "l'id 01 sert deux fois",
  ],
  [
    'two places under one finger',
    { places: [place('01', 100, 100), place('02', 220, 100)] },
    '01 et 02 se touchent',
  ],
  ['a place beside the drawing', { places: [place('01', 961, 100)] }, 'sort du décor'],
  ['a place too small for a finger', { places: [{ ...place('01', 100, 100), radius: 40 }] }, 'trop petit'],
  ['an id of one digit', { places: [place('1', 100, 100)] }, 'deux chiffres'],
  ['a place without words', { places: [{ ...place('01', 100, 100), name: '' }] }, 'ne peut pas être vide'],
  ['a drawing from elsewhere', { scene: 'https://example.org/bois.webp' }, 'doit commencer par /edition/'],
])('%s is refused', (_, change, problem) => {
  expect(touch.examine({ ...play, ...change }).problems.join()).toContain(problem);
});
