// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '../api/sessionKey';
import { CALM_KEY } from '../lib/calmKey';
import { COMFORT_KEY } from '../lib/comfortKey';
import { DOOR_KEY } from '../escape-noel/pages/landing/doorKey';
import { PROGRESS_KEY } from '../escape-noel/game/storage/progressKey';
import { playingTraveller } from '../escape-noel/game/storage/travellers';
import { takeEarly } from '../lib/earlyRequests';
import { HYDRATED_EVENT } from './hydratedEvent';
import { runInlineScript } from './inlineScript';

const html = document.documentElement;
const SETTINGS = {
  entry: 'data:text/javascript,globalThis.starts=(globalThis.starts??0)+1',
  modules: '/a.js /b.js',
};
const fetched = vi.fn<typeof fetch>();
const downloaded = () =>
  fetched.mock.calls.flatMap(([url]) => (typeof url === 'string' && url.endsWith('.js') ? [url] : []));
/** Number of runs of the entry. */
const started = () => Number(Reflect.get(globalThis, 'starts'));
const isStarted = () => downloaded().length > 0;

/** Every page load has a `window` of its own; here each test removes what it has added to the one there is. */
const listeners: (() => void)[] = [];
const add = globalThis.addEventListener.bind(globalThis);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', (...args: Parameters<typeof add>) => {
    add(...args);
    listeners.push(() => removeEventListener(...args));
  });
  history.replaceState(null, '', '/books');
});
afterEach(() => {
  vi.useRealTimers();
  for (const remove of listeners.splice(0)) remove();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  globalThis.earlyRequests = undefined;
});

describe('Before the first paint <html> says', () => {
  test('the chosen calm mode and an opened door', () => {
    localStorage.setItem(CALM_KEY, 'true');
    sessionStorage.setItem(DOOR_KEY, '1');
    runInlineScript(SETTINGS);
    expect(html.getAttributeNames().toSorted()).toEqual(['data-calme', 'data-porte']);
    expect(html.dataset['calme']).toBe('oui');
  });

  test('the calm mode that the device asks for, where the user has not chosen', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    runInlineScript(SETTINGS);
    expect(html.dataset['calme']).toBe('oui');
    vi.unstubAllGlobals();
  });

  test.each([
    ['{"texte":"130","espacement":"aere","contraste":1}', ['data-calme', 'data-espacement', 'data-texte']],
    ['{"texte"', ['data-calme']],
  ])(
    'the chosen reading comfort, and nothing of a value that is damaged (rule 23.1): %s',
    (stored, names) => {
      localStorage.setItem(COMFORT_KEY, stored);
      runInlineScript(SETTINGS);
      expect(html.getAttributeNames().toSorted()).toEqual(names);
    },
  );

  test('that the address holds a query, whose page is not the prerendered one', () => {
    history.replaceState(null, '', '/books?age=3');
    runInlineScript(SETTINGS);
    expect(html.dataset['query']).toBe('');
  });
});

describe('The application starts', () => {
  test.each(['pointerdown', 'keydown', 'focusin'])('at the first %s', (type) => {
    runInlineScript(SETTINGS);
    expect(isStarted()).toBe(false);
    dispatchEvent(new Event(type));
    dispatchEvent(new Event(type));
    expect(downloaded()).toEqual(['/a.js', '/b.js']);
  });

  test('on the site by itself once the page has loaded and the browser is idle', () => {
    runInlineScript(SETTINGS);
    vi.advanceTimersByTime(10_000);
    expect(isStarted()).toBe(false);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4_000);
    expect(isStarted()).toBe(true);
  });

  test('in the game at the first paint, not at a `load` before it', () => {
    let paint: (() => void) | undefined;
    class Observer {
      constructor(callback: () => void) {
        paint = callback;
      }
      observe = vi.fn<PerformanceObserver['observe']>();
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    runInlineScript({ ...SETTINGS, early: 'true' });
    dispatchEvent(new Event('load'));
    expect(isStarted()).toBe(false);
    paint?.();
    expect(isStarted()).toBe(true);
  });

  test('in the game after one second at the latest, whether or not the browser reports a paint', () => {
    runInlineScript({ ...SETTINGS, early: 'true' });
    vi.advanceTimersByTime(999);
    expect(isStarted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isStarted()).toBe(true);
  });

  test.each([
    ['an address with a query', '/books?age=3', null],
    ['an address with a fragment', '/books#titre', null],
    ['the front door of the game, for a visitor who has played', '/escape-noel', PROGRESS_KEY],
    ['the front door of the game, for a knight', '/escape-noel', SESSION_KEY],
  ])('at once at %s', (_, path, key) => {
    history.replaceState(null, '', path);
    if (key) localStorage.setItem(key, '{}');
    runInlineScript(SETTINGS);
    expect(isStarted()).toBe(true);
  });

  test('at the front door of the game, for the traveller that plays alone (rule 28.14)', () => {
    history.replaceState(null, '', '/escape-noel');
    localStorage.setItem(`${PROGRESS_KEY}-voyageur-2`, '{}');
    runInlineScript(SETTINGS);
    expect(isStarted()).toBe(false);
    playingTraveller.write('voyageur-2');
    runInlineScript(SETTINGS);
    expect(isStarted()).toBe(true);
  });

  test.each([
    ['offline', () => Promise.reject(new TypeError('offline'))],
    ['a proxy answers', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('again at the next interaction when its code did not load: %s', async (_, fail) => {
    vi.useRealTimers();
    fetched.mockImplementation(fail);
    runInlineScript(SETTINGS);
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => {
      dispatchEvent(new Event('keydown'));
      expect(downloaded()).toEqual(['/a.js', '/b.js', '/a.js', '/b.js']);
    });
  });
});

test.each(['load', 'error'])('the application waits for the style sheets: %s', async (outcome) => {
  vi.useRealTimers();
  Object.assign(globalThis, { starts: 0 });
  // happy-dom would fetch it.
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  runInlineScript({ ...SETTINGS, styles: '/a.css', entry: `${SETTINGS.entry};//${outcome}` });
  dispatchEvent(new Event('pointerdown'));
  const link = append.mock.calls[0]?.[0];
  append.mockRestore();
  if (!(link instanceof HTMLLinkElement)) throw new Error('No style sheet was added.');
  expect([link.rel, link.getAttribute('href')]).toEqual(['stylesheet', '/a.css']);
  await vi.waitFor(() => expect(downloaded()).toHaveLength(2));
  expect(started()).toBe(0);
  link.dispatchEvent(new Event(outcome));
  await vi.waitFor(() => expect(started()).toBe(1));
});

test('a module of the page that does not load leaves the application start, which says so', async () => {
  vi.useRealTimers();
  fetched.mockImplementation((url) =>
    url === '/c.js' ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response('')),
  );
  runInlineScript({ ...SETTINGS, page: '/c.js' });
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(downloaded()).toEqual(['/a.js', '/b.js', '/c.js']));
  dispatchEvent(new Event('keydown'));
  expect(downloaded()).toHaveLength(3);
});

test("a page's own modules are requested one in a task, after those of the application", () => {
  runInlineScript({ ...SETTINGS, page: '/c.js /d.js' });
  dispatchEvent(new Event('pointerdown'));
  expect(downloaded()).toEqual(['/a.js', '/b.js']);
  vi.advanceTimersToNextTimer();
  expect(downloaded()).toEqual(['/a.js', '/b.js', '/c.js']);
  vi.advanceTimersToNextTimer();
  expect(downloaded()).toEqual(['/a.js', '/b.js', '/c.js', '/d.js']);
});

describe('The riddle of the day', () => {
  const settings = { ...SETTINGS, row: '/rest/v1/enigmes?day_number=eq.3' };
  const row = { title: 'La lune', description: 'Il était une fois.' };

  test('is requested at once, handed to the application, and its story written into the page', async () => {
    document.body.innerHTML = '<h1 data-story="title">Jour 3</h1><p data-story="description"></p>';
    fetched.mockImplementation(() => Promise.resolve(Response.json([row])));
    runInlineScript(settings);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([settings.row]);
    await vi.waitFor(() => expect(document.body.textContent).toBe('La luneIl était une fois.'));
    expect(await takeEarly(settings.row)).toEqual([row]);
  });

  test('changes nothing in the page when it does not come', async () => {
    document.body.innerHTML = '<h1 data-story="title">Jour 3</h1>';
    fetched.mockRejectedValue(new TypeError('offline'));
    runInlineScript(settings);
    expect(await takeEarly(settings.row)).toBeNull();
    expect(document.body.textContent).toBe('Jour 3');
  });
});

test('a button pressed before hydration is pressed again once, after it; a link is followed at once', () => {
  document.body.innerHTML = '<button type="button"><b>Carousel</b></button><a href="#a">Lien</a>';
  const pressed = vi.fn<() => void>();
  const followed = vi.fn<() => void>();
  runInlineScript(SETTINGS);
  document.querySelector('button')?.addEventListener('click', pressed);
  document.querySelector('a')?.addEventListener('click', followed);
  document.querySelector('b')?.click();
  document.querySelector('a')?.click();
  expect([pressed, followed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  dispatchEvent(new Event(HYDRATED_EVENT));
  dispatchEvent(new Event(HYDRATED_EVENT));
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledOnce();
});
