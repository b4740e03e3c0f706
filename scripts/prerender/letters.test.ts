import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { smallLetters, smallLettersScript } from './letters';

/** Where a page that was opened at an address leads its browser. */
function ledTo(path: string, search = '', hash = ''): string | null {
  let left: string | null = null;
  const location = { pathname: path, search, hash, replace: (address: string) => (left = address) };
  runInNewContext(smallLettersScript(), { location });
  return left;
}

const led = [
  ['/Books', '/books'],
  ['/BOOKS/', '/books/'],
  ['/aBoUt', '/about'],
  ['/Contact', '/contact'],
  ['/Escape-Noel', '/escape-noel'],
  ['/Escape-Noel/Jour/3', '/escape-noel/jour/3'],
  ['/escape-noel/Classement', '/escape-noel/classement'],
  ['/Escape-Noel/%C3%89toile', '/escape-noel/%C3%89toile'],
] as const;
const left = [
  '/',
  '/books',
  '/books/',
  '/escape-noel/jour/3',
  '/escape-noel/%C3%89toile',
  '/Booksellers',
  '/Books/Pomme',
  '/assets/Index-AbC.js',
  '/404',
];

describe('an address with capitals leads to the one in small letters', () => {
  it.each(led)('%s to %s', (from, to) => {
    expect(smallLetters(from)).toBe(to);
    expect(ledTo(from)).toBe(to);
  });

  it.each(left)('%s stays what it is', (path) => {
    expect(smallLetters(path)).toBeNull();
    expect(ledTo(path)).toBeNull();
  });

  it('with what was asked of it', () => {
    expect(ledTo('/Contact', '?Sujet=A', '#Ici')).toBe('/contact?Sujet=A#Ici');
  });
});
