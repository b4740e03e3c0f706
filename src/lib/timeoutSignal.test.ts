import { expect, test, vi } from 'vitest';
import { timeoutSignal } from './timeoutSignal';

test('A signal aborts once its time is over, as a time-out', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(20_000);
  vi.advanceTimersByTime(19_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ message: 'timed out' });
  vi.useRealTimers();
});
