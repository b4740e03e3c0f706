import { expect, test } from 'vitest';
import { shapeWords, type PictureKind } from './picturePlaces';

test.each<[PictureKind, string]>([
  ['touch', 'Portrait, 4 de large pour 5 de haut, au moins 960 × 1200 pixels.'],
  ['cover', 'Portrait, 3 de large pour 4 de haut, au moins 720 × 960 pixels.'],
  ['spread', 'Paysage, 3 de large pour 2 de haut, au moins 1440 × 960 pixels.'],
  ['artefact', 'Carrée, aussi large que haute, au moins 320 × 320 pixels.'],
  [
    'picture',
    'Paysage de préférence, 4 de large pour 3 de haut, au moins 960 × 720 pixels. Une autre forme se montre entière, entre deux bandes.',
  ],
  ['map', 'De la forme que tu veux : le jeu prend la sienne.'],
  ['activity', 'De la forme que tu veux : elle se montre entière.'],
])('the shape of %s is said: « %s »', (kind, says) => {
  expect(shapeWords(kind).replaceAll('\u00A0', ' ')).toBe(says);
});
