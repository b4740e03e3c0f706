// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNewcomer, isNewcomer, noteNewcomer } from './newcomer';

beforeEach(() => localStorage.clear());

test('An account has just been made for an hour, unless its knight leaves before, and for no other account', () => {
  vi.useFakeTimers();
  noteNewcomer('a');
  expect(isNewcomer('a')).toBe(true);
  expect(isNewcomer('b')).toBe(false);
  vi.advanceTimersByTime(61 * 60 * 1000);
  expect(isNewcomer('a')).toBe(false);
  noteNewcomer('a');
  forgetNewcomer();
  expect(isNewcomer('a')).toBe(false);
  vi.useRealTimers();
});
