import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useYears } from './useYears';

const Years = () => <p>{useYears(2024)}</p>;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [2023, '2024'],
  [2024, '2024'],
  [2026, '2024-2026'],
])('in %i the copyright says %s, and the prerendered page always the first year', (year, years) => {
  vi.setSystemTime(new Date(year, 11, 5));
  expect(renderToString(<Years />)).toBe('<p>2024</p>');
  const { unmount } = render(<Years />);
  expect(screen.getByText(/^2024/).textContent).toBe(years);
  unmount();
});
