import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import * as kinds from './index';
import type { Kind, Play } from './kind';
import { openPaper, PAPERS } from './papers';
import { STARTS } from './starts';

const board = v.looseObject({ kind: v.string() });
const edition = v.object({
  riddles: v.array(v.object({ day: v.number(), play: v.nullable(board), answers: v.array(v.string()) })),
});
const text = readFileSync('supabase/edition/2024/edition.json', 'utf8');
const days = v
  .parse(edition, JSON.parse(text))
  .riddles.flatMap(({ play, ...rest }) => (play ? [{ play, ...rest }] : []));
const playOf = (kind: string, ofDay?: number) => {
  const found = days.find(({ day, play }) => play.kind === kind && (ofDay === undefined || day === ofDay));
  if (!found) throw new Error(`The edition has no board of the kind ${kind}`);
  return found.play;
};

afterEach(cleanup);

function print(play: Play, solved: readonly number[] = []) {
  const paper = openPaper(play);
  if (!paper) throw new Error(`No printed form of ${play.kind}`);
  const { container } = render(paper.render({ hasSolved: (day) => solved.includes(day) }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  return { ...paper, container, words: container.textContent };
}

test('every kind has a printed form', () => {
  expect(Object.keys(PAPERS).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

test.each(Object.keys(STARTS))('a board of the kind %s prints what to do, without a control', (kind) => {
  const boards = days.filter(({ play }) => play.kind === kind);
  expect(boards).not.toEqual([]);
  for (const { play } of boards) {
    const { container } = print(play);
    expect(container.querySelector('.paper-how')?.textContent).toMatch(/\.$/);
    // A wide board has the focus for the arrow keys to scroll it (WCAG 2.1.1).
    const controls = container.querySelectorAll('button, input, a, select, [tabindex]:not([role=group])');
    expect(controls).toHaveLength(0);
    cleanup();
  }
});

test('a board whose answer is typed leaves it to the line below; the others have a place for it', () => {
  const all: Record<string, Pick<Kind<never>, 'examine'>> = kinds;
  for (const { play } of days) {
    const isTyped = all[play.kind]?.examine(play).answerCount === Infinity;
    expect([play.kind, openPaper(play)?.hasAnswer]).toEqual([play.kind, !isTyped]);
  }
});

test.each(days)('the board of day $day does not print its answer', ({ play, answers }) => {
  const words = print(play).words.replaceAll(/\s+/g, ' ');
  // The only face of a dial, the letters of a window: only long answers differ from the texts there are to read.
  const told = answers.filter((answer) => answer.length > 4 && words.includes(answer));
  expect(told).toEqual([]);
});

test('things to order are cards to cut, each with its number, and a box for each', () => {
  const { container } = print(playOf('order', 8));
  const cards = [...container.querySelectorAll('.paper-cards li')];
  expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
  expect(cards[0]?.textContent).toContain('Anis, bonnet rouge');
  expect(container.querySelectorAll('.paper-boxes i')).toHaveLength(7);
});

test('a grid prints its lamps, or its letters', () => {
  expect(print(playOf('grid', 12)).container.querySelectorAll('svg[aria-label="allumée"]')).toHaveLength(25);
  const { container } = print(playOf('grid', 20));
  const cells = container.querySelectorAll('tbody tr:first-child td');
  expect(Array.from(cells, ({ textContent }) => textContent).join('')).toBe('MMBGE');
  expect(container.querySelector('caption')?.textContent).toBe('Les fenêtres');
  expect(container.querySelectorAll('thead th[scope="col"]')).toHaveLength(cells.length + 1);
  expect(container.querySelector('tbody th[scope="row"]')?.textContent).toBe('Rangée 1');
});

test('a wheel prints two discs to cut, and a lock its columns', () => {
  const { container } = print(playOf('wheel', 13));
  const discs = [...container.querySelectorAll('svg')].map((disc) => disc.textContent);
  expect(discs).toEqual(['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  expect(print(playOf('wheel', 23)).container.querySelectorAll('.paper-dials ol')).toHaveLength(5);
});

test('torn pieces are printed in the order of the board, not of the whole', () => {
  const pieces = [...print(playOf('pieces')).container.querySelectorAll('li')].map(
    (each) => each.textContent,
  );
  expect(pieces[0]).toMatch(/^ONTRA/);
  expect(pieces).toHaveLength(9);
});

test('what is listened to is listened to on the site', () => {
  expect(print(playOf('listen', 7)).words).toContain('À écouter ensemble sur le site');
  expect(print(playOf('listen', 16)).words).toContain('À écouter ensemble sur le site');
});

test('the notes of the stars are printed once the spyglass is won', () => {
  expect(print(playOf('tool', 19)).words).not.toContain('La comète revient');
  expect(print(playOf('tool', 19), [14]).words).toContain('La comète revient tous les cinq soirs');
});

test('a kind or data of a later release have no printed form', () => {
  expect(openPaper({ kind: 'telescope' })).toBeNull();
  expect(openPaper({ kind: 'toString' })).toBeNull();
  expect(openPaper({ kind: 'order' })).toBeNull();
});
