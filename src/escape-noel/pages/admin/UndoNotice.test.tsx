import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KnightAccount } from '@/api/admin';
import type { Decided } from './decisions';
import { UndoNotice } from './UndoNotice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const account: KnightAccount = {
  id: '1',
  email: null,
  name: 'Sire Grelot',
  totalScore: 10,
  completedCount: 2,
  hasReview: false,
  hasMedia: true,
  isTest: false,
  createdAt: new Date(0),
  swiftFive: null,
  swiftQuest: null,
  hasReplayed: false,
  importedCount: 0,
  knightCount: 1,
  decision: null,
};
const review: Decided = { account, hasReview: true, hasMedia: true, totalScore: 23, isUndone: false };

let isClosed = false;
const close = () => {
  isClosed = true;
};

function show(decided: Decided): void {
  isClosed = false;
  render(<UndoNotice busy={false} decided={decided} onClose={close} onUndo={() => undefined} />);
}
const notice = () => screen.getByText(/:/, { selector: 'p' }).parentElement ?? document.body;
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test.each<[Partial<Decided>, string]>([
  [{}, 'Avis de Sire Grelot validé : 23 pts au total.'],
  [{ hasReview: false, hasMedia: false, totalScore: 10 }, 'Photo de Sire Grelot retirée : 10 pts au total.'],
  [{ isUndone: true, totalScore: 13 }, "C'est annulé pour Sire Grelot : 13 pts au total."],
])('the notice of the decision %j says %j', (over, text) => {
  show({ ...review, ...over });
  expect(
    screen.getByText((_, node) => node?.textContent.replaceAll('\u00A0', ' ') === text, { selector: 'p' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Annuler' }) === null).toBe(over.isUndone === true);
});

test('the notice closes after ten seconds', () => {
  show(review);
  advance(9_999);
  expect(isClosed).toBe(false);
  advance(1);
  expect(isClosed).toBe(true);
});

test('the notice stays while it has the focus or the pointer, then for ten more seconds', () => {
  show(review);
  const button = screen.getByRole('button', { name: 'Annuler' });
  advance(9_999);
  act(() => button.focus());
  fireEvent.pointerEnter(notice());
  advance(100_000);
  act(() => button.blur());
  advance(100_000);
  expect(isClosed).toBe(false);
  fireEvent.pointerLeave(notice());
  advance(9_999);
  expect(isClosed).toBe(false);
  advance(1);
  expect(isClosed).toBe(true);
});
