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

test('a tap chooses a place, and a second tap unselects it', () => {
  const two = toggled(play, toggled(play, '', '10'), '01');
  expect(two).toBe('01 10');
  expect(toggled(play, two, '10')).toBe('01');
});

test('the text is the sorted ids of the chosen places, once each, whatever corrupt value was stored', () => {
  expect(touch.answer?.(play, '10 02 10 99 truc')).toBe('02 10');
  expect(chosenIn(play, '')).toEqual([]);
});

test('nothing can be submitted while nothing is chosen', () => {
  expect(touch.answer?.(play, '')).toBeNull();
  expect(touch.answer?.(play, 'corrupt')).toBeNull();
});

test('every choice but the empty one can be submitted, and no text in another order or with an unknown place', () => {
  expect(touch.answerCount(play)).toBe(7);
  const { canProduce } = touch.examine(play);
  expect(['01', '01 02 10'].map((text) => canProduce?.(text))).toEqual([true, true]);
  expect(['', '02 01', '01 03', '01 01'].map((text) => canProduce?.(text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('places that a finger can tell apart are accepted', () => {
  const places = [place('01', 100, 100), place('02', 230, 100)];
  expect([touch.examine(play).problems, touch.examine({ ...play, places }).problems]).toEqual([[], []]);
});

test.each<[string, Partial<TouchPlay>, string]>([
  [
    'two places of one id',
    { places: [place('01', 100, 100), place('01', 400, 100)] },
    'le numéro 01 sert deux fois',
  ],
  [
    'two places under one finger',
    { places: [place('01', 100, 100), place('02', 220, 100)] },
    '01 et 02 se touchent',
  ],
  ['a place beside the drawing', { places: [place('01', 961, 100)] }, 'sort du décor'],
  [
    'a place of which a part is left of the drawing',
    { places: [place('01', 60, 100)] },
    'une partie de 01 sort',
  ],
  ['a place of which a part is below it', { places: [place('01', 100, 1150)] }, 'une partie de 01 sort'],
  ['a place too small for a finger', { places: [{ ...place('01', 100, 100), radius: 40 }] }, 'trop petit'],
  ['an id of one digit', { places: [place('1', 100, 100)] }, 'deux chiffres'],
  ['a place without words', { places: [{ ...place('01', 100, 100), name: '' }] }, 'ne peut pas être vide'],
  [
    'a drawing from elsewhere',
    { scene: 'https://example.org/bois.webp' },
    'doit commencer par /edition/ ou /storage/v1/object/public/edition-media/',
  ],
])('%s is refused', (_, change, problem) => {
  expect(touch.examine({ ...play, ...change }).problems.join()).toContain(problem);
});
