import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWakeLock } from './useWakeLock';

const flush = () => act(() => Promise.resolve());

function stubWakeLock() {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<(type: string) => Promise<object>>(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, release };
}

async function setVisible(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await flush();
}

test('the screen stays on while the component is shown, again once the tab is, and no longer', async () => {
  const { request, release } = stubWakeLock();
  const { unmount } = renderHook(() => useWakeLock());
  await flush();
  expect(request.mock.calls).toEqual([['screen']]);
  await setVisible('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await setVisible('visible');
  expect(request).toHaveBeenCalledTimes(2);
  const before = release.mock.calls.length;
  unmount();
  expect(release.mock.calls.length).toBe(before + 1);
  await setVisible('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that is granted after the component is gone is released', async () => {
  const { release } = stubWakeLock();
  renderHook(() => useWakeLock()).unmount();
  await flush();
  expect(release).toHaveBeenCalledTimes(1);
});

test.each([
  ['missing', {}],
  ['refused', { wakeLock: { request: () => Promise.reject(new Error('NotAllowedError')) } }],
])('a wake lock that is %s is not missed', async (_what, browser) => {
  vi.stubGlobal('navigator', browser);
  const { unmount } = renderHook(() => useWakeLock());
  await flush();
  expect(() => unmount()).not.toThrow();
});
