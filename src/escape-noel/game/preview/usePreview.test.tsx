import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePreview } from './usePreview';

const scene = { moment: '2026-12-12T07:00', player: 'visiteur', day: 12, state: '0', sentence: 'cherchee' };

function show(document: object, media = {}): void {
  act(() => {
    const data = { type: 'escape-noel-preview', kind: 'show', document, media, scene };
    const event = new MessageEvent('message', { origin: location.origin, data });
    Object.defineProperty(event, 'source', { value: parent });
    dispatchEvent(event);
  });
}

test('a riddle that is being requested is requested again when the document changes', async () => {
  const queries = new QueryClient();
  renderHook(() => usePreview(queries, vi.fn()));
  show({ edition: 'e-2026' });
  const arrived: ((title: string) => void)[] = [];
  const riddle = new QueryObserver<string>(queries, {
    queryKey: ['riddle', null, 12],
    queryFn: () => new Promise((resolve) => arrived.push(resolve)),
  });
  const stop = riddle.subscribe(() => undefined);
  expect(arrived).toHaveLength(1);

  show({ edition: 'e-2026', days: [] });
  await vi.waitFor(() => expect(arrived).toHaveLength(2));
  arrived[0]?.('of the document before');
  arrived[1]?.('of the new document');
  await vi.waitFor(() => expect(riddle.getCurrentResult().data).toBe('of the new document'));
  stop();
});

test('a picture of the document before keeps the address at which it loads', () => {
  const queries = new QueryClient();
  const onGo = vi.fn<(page: string) => void>();
  const { result } = renderHook(() => usePreview(queries, onGo));
  show({ edition: 'e-2026' }, { '/before.webp': '/signed/before.webp' });
  show({ edition: 'e-2026', days: [] }, { '/after.webp': '/signed/after.webp' });
  expect(result.current?.media).toEqual({
    '/before.webp': '/signed/before.webp',
    '/after.webp': '/signed/after.webp',
  });
});
