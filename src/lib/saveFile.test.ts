// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a downloaded file stays readable for a slow device, and is released later', () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  saveFile('carte.png', new Blob(['png']));
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledOnce();
});
