import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCarousel } from './useCarousel';

function Track() {
  const { index, goTo, trackProps } = useCarousel(4, false);
  return (
    <>
      <ul {...trackProps} />
      <button onClick={() => goTo(2)} type="button">
        La troisième
      </button>
      <output>{index}</output>
    </>
  );
}

const shown = () => document.querySelector('output')?.textContent;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => vi.useRealTimers());

/** Reports that a page of the track comes in sight or leaves it. */
let report = () => {};

/** @param ms how long ago the page has loaded. */
function loadedAgo(ms: number): void {
  const loadEventEnd = performance.now() + 10_000 - ms;
  vi.advanceTimersByTime(10_000);
  const entry = {
    entryType: 'navigation',
    name: '',
    startTime: 0,
    duration: 0,
    loadEventEnd,
    toJSON: () => ({}),
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

test.each([
  ['4 s after load, however late the page is hydrated', 1_500, 2_500],
  ['4 s where the carousel comes long after load', 60_000, 4_000],
])('the first slide stays %s, the next one 4 s', (_, ago, stay) => {
  loadedAgo(ago);
  render(<Track />);
  pass(stay - 1);
  expect(shown()).toBe('0');
  pass(1);
  expect(shown()).toBe('1');
  pass(3_999);
  expect(shown()).toBe('1');
  pass(1);
  expect(shown()).toBe('2');
});

test('the first slide of a page that is still loading stays until 4 s after load', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  render(<Track />);
  pass(10_000);
  expect(shown()).toBe('0');
  state.mockReturnValue('complete');
  act(() => void dispatchEvent(new Event('load')));
  pass(3_999);
  expect(shown()).toBe('0');
  pass(1);
  expect(shown()).toBe('1');
});

describe('where the browser reports which page is in sight', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: () => void) {
          report = () => act(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  });

  test('a page that a finger has scrolled to is the current one', () => {
    render(<Track />);
    screen.getByRole('list').scrollLeft = 300;
    report();
    expect(shown()).toBe('3');
  });

  test('a report that comes after a press does not undo the press', () => {
    render(<Track />);
    fireEvent.click(screen.getByRole('button'));
    report();
    expect(shown()).toBe('2');
  });
});
