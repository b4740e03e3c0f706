import { describe, expect, test } from 'vitest';
import { pages } from './pages';
import { isGamePath, lowerCasePath, paths, sitePaths } from '@/paths';

test('The addresses of the site are those of the page table, and the page that takes the worker away', () => {
  const ofTable = pages.map(({ path }) => path).filter((path) => path !== '*' && !path.includes(':'));
  const outside = ofTable.filter((path) => !isGamePath(path));
  expect(sitePaths.toSorted()).toEqual([...outside, paths.swOff].toSorted());
});

describe('An address with capitals is that of a page, in lower case', () => {
  test.each([
    ['/Books', '/books'],
    ['/BOOKS/', '/books/'],
    ['/Escape-Noel/Jour/3', '/escape-noel/jour/3'],
    ['/books', null],
    ['/Nowhere', null],
  ])('%s: %s', (path, page) => {
    expect(lowerCasePath(path)).toBe(page);
  });

  test.each(['//EVIL.example/A', '///EVIL.example', '/\\EVIL.example', '/%2FEVIL', '//Books', '//'])(
    'audit finding 1: %s is none',
    (path) => {
      expect(lowerCasePath(path)).toBeNull();
    },
  );
});
