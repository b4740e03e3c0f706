import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { EditorProps } from './editors';
import { Editor as GridEditor } from './grid/Editor';
import { Editor as OrderEditor } from './order/Editor';
import { STARTS } from './starts';
import { Editor as TouchEditor } from './touch/Editor';
import { Editor as WheelEditor } from './wheel/Editor';

afterEach(cleanup);

/** Renders an editor on a kind's first data. @returns reads what it has written. */
function open(Editor: ComponentType<EditorProps>, play: Record<string, unknown> = {}) {
  let written = play;
  function Harness() {
    const [data, setData] = useState(play);
    written = data;
    return <Editor onChange={setData} play={data} />;
  }
  // Pictures can be sent from some editors.
  render(<Harness />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  return () => written;
}
const press = (role: string, name: string | RegExp) => fireEvent.click(screen.getByRole(role, { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('items to order are written, moved, removed and added with the next free number', () => {
  const read = open(OrderEditor, STARTS['order']);
  type('Élément 1', 'Anis');
  type(/^Image de l'élément 1/, '/edition/enigmes/anis.webp');
  press('button', "Descendre l'élément 1");
  press('button', "Retirer l'élément 3");
  press('button', 'Ajouter un élément');
  expect(read()['items']).toEqual([
    { id: '2', text: 'Élément 2' },
    { id: '1', text: 'Anis', image: '/edition/enigmes/anis.webp' },
    ...['4', '5', '6', '7'].map((id) => ({ id, text: `Élément ${id}` })),
    { id: '3', text: '' },
  ]);
  // An item without a picture has no address.
  type(/^Image de l'élément 1/, '');
  expect(read()['items']).toContainEqual({ id: '1', text: 'Anis' });
});

test('lamps are switched, and keep their state when a row is added', () => {
  const read = open(GridEditor, { kind: 'grid', rows: ['**', '**'] });
  press('switch', 'Rangée 1, lanterne 2');
  type('Rangées', '3');
  expect(read()['rows']).toEqual(['*.', '**', '**']);
  const first = screen.getByRole('switch', { name: 'Rangée 1, lanterne 1' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rangée 2, lanterne 1');
});

test('windows have capital letters without accents', () => {
  const read = open(GridEditor, { kind: 'grid', rows: ['AB', 'CD'] });
  type('Rangée 1', 'é1f');
  expect(read()['rows']).toEqual(['EF', 'CD']);
});

test('a place on a drawing is moved by the arrow keys and by numbers, inside the drawing', () => {
  const read = open(TouchEditor, {
    ...STARTS['touch'],
    places: [{ id: '04', x: 15, y: 100, radius: 70, name: 'Une branche' }],
  });
  const place = screen.getByRole('button', { name: 'Lieu 04' });
  fireEvent.keyDown(place, { key: 'ArrowLeft' });
  fireEvent.keyDown(place, { key: 'ArrowLeft' });
  fireEvent.keyDown(place, { key: 'ArrowDown', shiftKey: true });
  expect(read()['places']).toMatchObject([{ x: 0, y: 150 }]);
  type('De gauche à droite, lieu 04', '5000');
  expect(read()['places']).toMatchObject([{ x: 960, y: 150 }]);
  press('button', 'Ajouter un lieu');
  expect(read()['places']).toMatchObject([{ id: '04' }, { id: '05', x: 480, y: 600 }]);
});

test('a lock has dials of capitals and digits, and becomes a cipher wheel', () => {
  const read = open(WheelEditor, STARTS['wheel']);
  type('Molette 1', 'abé-12');
  press('button', 'Retirer la molette 3');
  expect(read()['dials']).toEqual(['ABE12', '0123456789']);
  type('Forme', 'ring');
  type(/^Message chiffré/, 'Bonjour, été');
  expect(read()).toEqual({ kind: 'wheel', shape: 'ring', message: 'BONJOUR ETE' });
});

test.each([
  ['order', OrderEditor],
  ['grid', GridEditor],
  ['touch', TouchEditor],
  ['wheel', WheelEditor],
] as const)('the editor of %s opens on damaged data', (kind, Editor) => {
  const read = open(Editor, { kind, items: 3, rows: [1], places: [null], dials: {} });
  expect(read()).toMatchObject({ kind });
});
