import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openEditor as open, press, SKY, type } from '@/testing/editorForm';
import { shapedAs } from '@/lib/shaped';
import { Editor as GridEditor } from './grid/Editor';
import { Editor as ListenEditor } from './listen/Editor';
import { Editor as OrderEditor } from './order/Editor';
import { Editor as PiecesEditor } from './pieces/Editor';
import { playShape } from './shapes';
import { STARTS } from './starts';
import { Editor as ToolEditor } from './tool/Editor';
import { Editor as TouchEditor } from './touch/Editor';
import { Editor as TraceEditor } from './trace/Editor';
import { Editor as WheelEditor } from './wheel/Editor';

const EDITORS = {
  grid: GridEditor,
  listen: ListenEditor,
  order: OrderEditor,
  pieces: PiecesEditor,
  tool: ToolEditor,
  touch: TouchEditor,
  trace: TraceEditor,
  wheel: WheelEditor,
};

afterEach(cleanup);

const item = (id: string) => ({ id, text: '' });

test('items to order are written, moved, removed and added with the next free number', () => {
  const read = open(OrderEditor, STARTS.order);
  type('Élément 1', 'Anis');
  type(/^Image de l'élément 1/, '/edition/enigmes/anis.webp');
  press('button', "Descendre l'élément 1");
  press('button', "Retirer l'élément 3");
  press('button', 'Ajouter un élément');
  expect(read()).toMatchObject({
    items: [
      item('2'),
      { id: '1', text: 'Anis', image: '/edition/enigmes/anis.webp' },
      ...['4', '5', '6', '7'].map(item),
      { id: '3', text: '' },
    ],
  });
});

const lamp = (name: string) =>
  within(screen.getByRole('group', { name: 'Lanternes au début' })).getByRole('switch', { name });

test('lamps are switched, and keep their state when a row is added', () => {
  const read = open(GridEditor, { kind: 'grid', rows: ['**', '**'] });
  fireEvent.click(lamp('Rangée 1, lanterne 2'));
  type('Rangées', '3');
  expect(read()).toEqual({ kind: 'grid', rows: ['*.', '**', '**'] });
  const first = lamp('Rangée 1, lanterne 1');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rangée 2, lanterne 1');
});

test('windows have capital letters without accents', () => {
  const read = open(GridEditor, { kind: 'grid', rows: ['AB', 'CD'] });
  type('Rangée 1', 'é1f');
  expect(read()).toEqual({ kind: 'grid', rows: ['EF', 'CD'] });
});

test('a place on a drawing is moved and sized by keys and by numbers, inside the drawing', () => {
  const read = open(TouchEditor, {
    ...STARTS.touch,
    scene: '/edition/enigmes/bois.webp',
    places: [{ id: '04', x: 85, y: 100, radius: 70, name: 'Une branche' }],
  });
  const place = screen.getByRole('button', { name: 'Lieu 04' });
  fireEvent.keyDown(place, { key: 'ArrowLeft' });
  fireEvent.keyDown(place, { key: 'ArrowLeft' });
  fireEvent.keyDown(place, { key: 'ArrowDown', shiftKey: true });
  expect(read()).toMatchObject({ places: [{ x: 70, y: 150, radius: 70 }] });
  fireEvent.keyDown(place, { key: '+' });
  expect(read()).toMatchObject({ places: [{ x: 80, y: 150, radius: 80 }] });
  press('button', /^Plus petit\s: lieu 04$/);
  expect(read()).toMatchObject({ places: [{ radius: 66 }] });
  type('De gauche à droite, lieu 04', '5000');
  expect(read()).toMatchObject({ places: [{ x: 960, y: 150 }] });
  fireEvent.keyDown(place, { key: 'Delete' });
  expect(read()).toMatchObject({ places: [] });
});

test('a lock has dials of capitals and digits, and becomes a cipher wheel', () => {
  const read = open(WheelEditor, STARTS.wheel);
  type('Molette 1', 'abé-12');
  press('button', 'Retirer la molette 3');
  expect(read()).toMatchObject({ dials: ['ABE12', '0123456789'] });
  type('Forme', 'ring');
  type(/^Message chiffré/, 'Bonjour, été');
  expect(read()).toEqual({ kind: 'wheel', shape: 'ring', message: 'BONJOUR ETE' });
});

test('pieces are written line by line, and each lies at one place', () => {
  const read = open(PiecesEditor, STARTS.pieces);
  const before = shapedAs(playShape, read());
  press('button', 'Mélanger autrement');
  const laid = shapedAs(playShape, read());
  expect(laid).not.toEqual(before);
  type('Morceau 1', 'LA NEI\nTOMBE ');
  expect(read()).toMatchObject({ pieces: [['LA NEI', 'TOMBE '], ['GE EST'], [' BLANC'], ['HE ICI']] });
  press('button', 'Ajouter un morceau');
  press('button', 'Retirer le morceau 2');
  expect(read()).toMatchObject({ pieces: [['LA NEI', 'TOMBE '], [' BLANC'], ['HE ICI'], ['']] });
  const written = read();
  expect(written?.kind === 'pieces' && new Set(written.laid)).toEqual(new Set([0, 1, 2, 3]));
});

test('stars are put in a sky, and places on a picture', () => {
  const read = open(TraceEditor, SKY);
  type("Taille de l'étoile 01", '4');
  type('Forme du ciel', '960 960');
  press('button', "Retirer l'étoile 02");
  press('button', 'Ajouter une étoile');
  expect(read()).toMatchObject({ width: 960, height: 960, scene: '' });
  expect(read()).toHaveProperty('nodes.0', { ...SKY.nodes[0], y: 800, size: 4 });
  expect(read()).toHaveProperty('nodes.2', { id: '04', x: 84, y: 84, size: 2, name: '' });
  type('Fond', 'picture');
  screen.getByText("Il manque l'image");
  type('Adresse du fond', '/edition/enigmes/carte.webp');
  expect(read()).toMatchObject({ scene: '/edition/enigmes/carte.webp', alt: '' });
  expect(read()).not.toHaveProperty('nodes.0.size');
});

test('keys to play have a name and a note, and a tune has phrases', () => {
  const read = open(ListenEditor, STARTS.listen);
  type('Nom de la touche 1', 'La fée');
  type('Note de la touche 1', 'F#4');
  press('button', 'Descendre la touche 1');
  press('button', 'Retirer la touche 4');
  type('Nombre de coups', '40');
  expect(read()).toMatchObject({
    keys: [{ note: 'E5' }, { name: 'La fée', note: 'F#4' }, { note: 'G5' }],
    length: 12,
  });
  type('Forme', 'row');
  type('Phrase 1', 'C5 D5');
  type('Nombre de fausses notes', '2');
  expect(read()).toMatchObject({ shape: 'row', phrases: ['C5 D5', 'C5 E5 D5 D5 C5 C5'], count: 2 });
});

test('a mirror has lines, and a spyglass has stars', () => {
  const read = open(ToolEditor, STARTS.tool);
  type("Jour qui donne l'objet", '9');
  type('Ligne 1', 'Au nord');
  expect(read()).toMatchObject({ tool: 'mirror', day: 9, lines: ['Au nord', 'Une seconde ligne'] });
  type('Objet', 'spyglass');
  screen.getByText("Il manque l'image");
  type('Adresse du ciel', '/edition/enigmes/ciel.webp');
  type('Description du ciel', 'Un ciel noir.');
  press('button', 'Ajouter une étoile');
  type("Couleur de l'étoile 1", 'rouge');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Étoile 1' }), { key: 'ArrowUp' });
  expect(read()).toMatchObject({
    tool: 'spyglass',
    day: 9,
    name: 'le miroir',
    alt: 'Un ciel noir.',
    stars: [{ x: 84, y: 74, colour: 'rouge' }],
  });
});

test.each(Object.entries(EDITORS))('the editor of %s opens on damaged data', (kind, Editor) => {
  const read = open(Editor, { kind, items: 3, rows: [1], places: [null], dials: {}, pieces: [4], keys: '' });
  expect(read()).toMatchObject({ kind });
});
