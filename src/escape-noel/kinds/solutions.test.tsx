import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  openEditor as open,
  press,
  SKY,
  writtenAnswers as readAnswers,
  type WrittenBoard,
} from '@/testing/editorForm';
import { Editor as GridEditor } from './grid/Editor';
import { Editor as ListenEditor } from './listen/Editor';
import { Editor as OrderEditor } from './order/Editor';
import { STARTS } from './starts';
import { Editor as TouchEditor } from './touch/Editor';
import { Editor as TraceEditor } from './trace/Editor';
import { Editor as WheelEditor } from './wheel/Editor';

// Rule 15.12. A press by a name computes the name of each of an editor's sixty buttons.
const SLOW = { timeout: 20_000 };
afterEach(cleanup);

const TOYS = ['Flocon', 'Noisette', 'Cannelle', 'Brindille', 'Anis', 'Grelot', 'Myrtille'];
const FILE = {
  ...STARTS.order,
  items: TOYS.map((text, index) => ({ id: String(index + 1), text })),
};
/** The right order of a written board of things, by the digits that the workshop wrote. */
function rightOrder(play: WrittenBoard | undefined): string[] {
  if (play?.kind !== 'order') throw new Error('No things to order');
  const ids = readAnswers().at(-1)?.split(' ') ?? [];
  return ids.flatMap((id) => play.items.filter((each) => each.id === id).map(({ text }) => text));
}

test(
  'the right order is shown on the board: the workshop writes the digits and mixes the start',
  SLOW,
  () => {
    const read = open(OrderEditor, FILE);
    press('button', 'Reculer : Flocon');
    press('button', "C'est la solution");
    const right = ['Noisette', 'Flocon', ...TOYS.slice(2)];
    expect(readAnswers()).toHaveLength(2);
    expect(rightOrder(read())).toEqual(right);
    const start = () => {
      const play = read();
      return play?.kind === 'order' ? play.items.map(({ text }) => text) : [];
    };
    expect(start()).not.toEqual(right);
    screen.getByRole('heading', { name: 'La solution' });
    const before = start();
    press('button', 'Mélanger autrement');
    expect(start()).not.toEqual(before);
    expect(rightOrder(read())).toEqual(right);
  },
);

test('a thing that is added is to be put in its place, and the rest stays in order', SLOW, () => {
  const read = open(OrderEditor, FILE, ['la file', '4 7 3 2 1 5 6']);
  press('button', "Retirer l'élément 3");
  expect(readAnswers()).toEqual(['la file']);
  screen.getByRole('heading', { name: 'Montre la solution' });
  press('button', "C'est la solution");
  expect(rightOrder(read())).toEqual(['Brindille', 'Myrtille', 'Noisette', 'Flocon', 'Anis', 'Grelot']);
});

const place = (id: string, x: number, y: number) => ({ id, x, y, radius: 70, name: `Un hibou, ${id}` });

test('right places are ticked, and a new place leaves them right', () => {
  const read = open(
    TouchEditor,
    {
      ...STARTS.touch,
      scene: '/edition/enigmes/bois.webp',
      places: [place('01', 800, 900), place('02', 400, 500)],
    },
    ['les hiboux'],
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /^C'est un bon endroit\s: lieu 01$/ }));
  expect(readAnswers()).toEqual(['les hiboux', '01']);
  press('button', 'Ajouter un lieu');
  const names = read();
  expect(names?.kind === 'touch' && names.places.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '01 ',
    '02 Un hibou, 02',
    '03 Un hibou, 01',
  ]);
  expect(readAnswers()).toEqual(['les hiboux', '03']);
  screen.getByRole('button', { name: 'Lieu 03, un bon endroit' });
  press('button', 'Retirer le lieu 03');
  expect(readAnswers()).toEqual(['les hiboux']);
});

const node = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a line is traced on the board: its points are numbered as one reads, and its solution starts again', () => {
  const read = open(TraceEditor, SKY, ['une plume']);
  for (const id of ['01', '03', '02']) node(new RegExp(`^Une étoile, ${id}`));
  press('button', "C'est la solution");
  expect(readAnswers()).toEqual(['une plume', '03 02 01']);
  const written = read();
  expect(written?.kind === 'trace' && written.nodes.map(({ name }) => name)).toEqual([
    'Une étoile, 02',
    'Une étoile, 03',
    'Une étoile, 01',
  ]);
  press('button', 'Recommencer la solution');
  expect(readAnswers()).toEqual(['une plume']);
});

test('the solutions of lamps, a lock and keys are shown on their boards', () => {
  open(GridEditor, { kind: 'grid', rows: ['**', '**'] });
  fireEvent.click(screen.getAllByRole('switch', { name: 'Rangée 1, lanterne 2' }).at(-1) ?? document.body);
  press('button', "C'est la solution");
  expect(readAnswers()).toEqual(['', '11 21 22']);
  cleanup();
  open(WheelEditor, STARTS.wheel);
  press('button', 'Première molette : un cran de plus');
  press('button', "C'est la solution");
  expect(readAnswers()).toEqual(['', '1 0 0']);
  cleanup();
  open(ListenEditor, { ...STARTS.listen, length: 2 });
  for (let stroke = 0; stroke < 2; stroke += 1) press('button', /La grande cloche/);
  press('button', "C'est la solution");
  expect(readAnswers()).toEqual(['', '3 3']);
});
