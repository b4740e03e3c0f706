// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runInlineScript } from './inlineScript';

const html = document.documentElement;
let pages = 0;
/** A module runs once: each page has its own. */
const settings = () => {
  pages += 1;
  return { entry: `data:text/javascript,globalThis.starts+=1//${pages}`, early: 'true' };
};
const fail = () => {
  throw new TypeError('is not a function');
};
const started = () => Number(Reflect.get(globalThis, 'starts'));
/** Of the happy-dom `window`, which tests share. */
const listeners: (() => void)[] = [];
const add = globalThis.addEventListener.bind(globalThis);
const listen = (...args: Parameters<typeof add>) => {
  add(...args);
  listeners.push(() => removeEventListener(...args));
};

beforeEach(() => {
  Object.assign(globalThis, { starts: 0 });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  history.replaceState(null, '', '/escape-noel');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const remove of listeners.splice(0)) remove();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

describe('A part of the inline script that fails leaves the start of the application as it is', () => {
  test.each<[string, () => void]>([
    ['calm mode', () => vi.stubGlobal('matchMedia', fail)],
    ['what the browser stores', () => vi.stubGlobal('localStorage', { getItem: fail })],
    ['the opened door', () => vi.stubGlobal('sessionStorage', { getItem: fail })],
    ['a request', () => vi.stubGlobal('fetch', fail)],
    ['a time limit', () => vi.stubGlobal('AbortController', fail)],
    ['the first paint', () => vi.stubGlobal('PerformanceObserver', fail)],
    ['the first paint, which is not reported', () => vi.stubGlobal('PerformanceObserver', undefined)],
    ['a style sheet', () => vi.spyOn(document, 'querySelector').mockImplementation(fail)],
    [
      'presses before hydration',
      () =>
        vi.stubGlobal('addEventListener', (...args: Parameters<typeof add>) =>
          args[0] === 'click' ? fail() : listen(...args),
        ),
    ],
  ])('%s', async (part, breakPart) => {
    breakPart();
    const styles = part === 'a style sheet' ? '/a.css' : '';
    runInlineScript({ ...settings(), row: '/rest/a', calendar: '/rest/b', styles });
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(started()).toBe(1));
    expect(html.dataset['ancien']).toBeUndefined();
    expect(html.dataset['calme']).toBeDefined();
  });

  test('the wait for an idle browser', async () => {
    vi.stubGlobal('requestIdleCallback', fail);
    runInlineScript({ entry: settings().entry });
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(started()).toBe(1), { timeout: 2_000 });
  });
});

describe('A browser that is too old is told so at once, and nothing starts', () => {
  test.each<[string, object, string]>([
    ['Array.prototype.at', Array.prototype, 'at'],
    ['Object.hasOwn', Object, 'hasOwn'],
    ['structuredClone', globalThis, 'structuredClone'],
    ['ResizeObserver', globalThis, 'ResizeObserver'],
    ['IntersectionObserver', globalThis, 'IntersectionObserver'],
  ])('%s', async (_, owner, name) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Reflect.deleteProperty(owner, name);
    runInlineScript(settings());
    dispatchEvent(new Event('pointerdown'));
    if (own) Object.defineProperty(owner, name, own);
    expect(html.dataset['ancien']).toBe('');
    expect(html.dataset['calme']).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(started()).toBe(0);
  });
});

test.each([
  ['throws', 'throw new TypeError("items.toSorted is not a function")'],
  ['is not understood', 'const a = ;'],
])('An application that arrives and %s is no matter of the network: the page says so', async (_, code) => {
  runInlineScript({ ...settings(), entry: `data:text/javascript,${code}` });
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(html.dataset['ancien']).toBe(''));
});
