// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../escape-noel/game/season/doorsMark';
import { takeEarly } from '../lib/earlyRequests';
import { requestCalendar, requestRiddle } from './early';

afterEach(() => (globalThis.earlyRequests = undefined));

/** The address of the picture that is requested for a row. */
async function requestedPicture(imageUrl: string, path: string): Promise<string> {
  const pictures: { src: string }[] = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      constructor() {
        pictures.push(this);
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ mediatype: 'image', imageUrl }])));
  requestRiddle(path);
  await vi.waitFor(() => expect(pictures[0]?.src).toBeTruthy());
  return pictures[0]?.src ?? '';
}

const received = () => vi.advanceTimersByTimeAsync(1);

describe('The riddle of a day', () => {
  const UPLOADED = '/storage/v1/object/public/edition-media/0123456789abcdef0123456789abcdef.webp';

  test.each([
    [UPLOADED, 'https://projet.test/rest/v1/enigmes', `https://projet.test${UPLOADED}`],
    [UPLOADED, '/rest/v1/enigmes', `${location.origin}${UPLOADED}`],
    ['/edition/lune.webp', 'https://projet.test/rest/v1/enigmes', `${location.origin}/edition/lune.webp`],
  ])('the picture %s of a row from %s is requested at %s', async (imageUrl, path, expected) => {
    expect(await requestedPicture(imageUrl, path)).toBe(expected);
  });
});

describe('The calendar', () => {
  const PATH = '/rest/v1/enigme_calendar?is_current=eq.true';
  const html = document.documentElement;
  const fetched = vi.fn<typeof fetch>();
  const onClosed = vi.fn<() => void>();
  const replyWith = (isOpen: boolean) =>
    fetched.mockImplementation(() => Promise.resolve(Response.json([{ day: 1, isOpen }])));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    onClosed.mockReset();
    html.removeAttribute('data-doors');
  });

  test('doors are awaited from the first paint, until the calendar says that one is open', async () => {
    replyWith(true);
    requestCalendar(PATH, false, onClosed);
    expect(html.dataset['doors']).toBe('awaited');
    expect(fetched.mock.lastCall?.[0]).toBe(PATH);
    await received();
    expect(html.dataset['doors']).toBe('open');
    expect(await takeEarly(PATH)).toEqual([{ day: 1, isOpen: true }]);
    expect(onClosed).not.toHaveBeenCalled();
  });

  test('doors are closed before the first one opens, however long it takes to say when', async () => {
    replyWith(false);
    requestCalendar(PATH, false, onClosed);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(html.dataset['doors']).toBe('closed');
    expect(onClosed).toHaveBeenCalledOnce();
  });

  test('a player who has completed days waits until the application knows which', async () => {
    replyWith(true);
    requestCalendar(PATH, true, onClosed);
    await received();
    expect(html.dataset['doors']).toBe('awaited');
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(html.dataset['doors']).toBe('open');
  });

  test.each([
    ['cannot be asked', () => Promise.reject(new TypeError('offline')), 1],
    ['answers something else', () => Promise.resolve(new Response('<html>')), 1],
    ['refuses', () => Promise.resolve(Response.json({ code: '42501' })), 1],
    ['is slow', () => new Promise<Response>(() => {}), PATIENCE_MS],
  ])('the way is not blocked when the server %s', async (_, reply, ms) => {
    fetched.mockImplementation(reply);
    requestCalendar(PATH, false, onClosed);
    expect(html.dataset['doors']).toBe('awaited');
    await vi.advanceTimersByTimeAsync(ms);
    expect(html.dataset['doors']).toBe('open');
  });
});
