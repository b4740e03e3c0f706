import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Motion } from '@/effects/Motion';
import { Ranking } from './Ranking';

const knights = [1, 1, 1, 4].map((rank, index) => ({
  position: index + 1,
  rank,
  isMe: index === 2,
  name: `Chevalier ${index}`,
  totalScore: 5,
  completedCount: 1,
  lastQuestAt: null,
}));

const open = (firstPlace: number) =>
  render(
    <Motion>
      <Ranking
        firstPlace={firstPlace}
        highlightsMine={false}
        knights={knights}
        list={createRef<HTMLDivElement>()}
      />
    </Motion>,
  );
const medals = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.closest<HTMLElement>('[data-row]'))
    .map((row) => row && within(row).queryByRole('img')?.getAttribute('alt'));

test.each([
  ['a table', true],
  ['cards', false],
])('in %s the first three rows have gold, silver and bronze, also when they are tied', (_, matches) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  open(1);
  expect(medals()).toEqual(["Médaille d'or", "Médaille d'argent", 'Médaille de bronze', undefined]);
});

test('no row of another page has a medal, even if it is tied with the first', () => {
  open(11);
  expect(medals()).toEqual([undefined, undefined, undefined, undefined]);
});

test('a name written from right to left leaves the rank and the points in their place', () => {
  const [first] = knights;
  render(
    <Motion>
      <Ranking
        firstPlace={1}
        highlightsMine={false}
        knights={first ? [{ ...first, name: 'ليلى', isMe: true }] : []}
        list={createRef<HTMLDivElement>()}
      />
    </Motion>,
  );
  expect(screen.getByRole('button').textContent).toBe('Vous – \u2068ليلى\u2069');
});
