// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KNOWN_PATHS } from '../paths';
import { runInlineScript } from './inlineScript';

const html = document.documentElement;
const SETTINGS = { entry: 'data:text/javascript,', modules: '' };

afterEach(() => {
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

const target = (pathname: string, search = '', hash = '') => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname, search, hash, replace });
  runInlineScript({ ...SETTINGS, fallback: KNOWN_PATHS });
  vi.unstubAllGlobals();
  return replace.mock.calls.flat();
};

describe('The 404 page leads an address with capitals to the page of the table that it names', () => {
  test.each([
    ['/Books', '/books'],
    ['/BOOKS/', '/books/'],
    ['/Escape-NOEL', '/escape-noel'],
    ['/Escape-NOEL/Jour/3', '/escape-noel/jour/3'],
  ])('%s leads to %s, with its query and fragment', (path, page) => {
    expect(target(path, '?Cle=A', '#Ici')).toEqual([`${page}?Cle=A#Ici`]);
    expect(html.dataset['calme']).toBeUndefined();
  });

  test.each([
    '//EVIL.example/A',
    '//evil.example/A',
    '///EVIL.example/A',
    '/\\EVIL.example/A',
    '/\\/EVIL.example/A',
    '/\t//EVIL.example/A',
    '/%2FEVIL.example/A',
    '/%5CEVIL.example/A',
    '/%09//EVIL.example/A',
    '//Books',
    '//EVIL.example/escape-noel/A',
    '/Nowhere',
  ])('audit finding 1: %s leads nowhere', (path) => {
    expect(target(path)).toEqual([]);
  });
});
