import { expect, test } from 'vitest';
import { archiveCode, paths } from '@/paths';

test.each([
  ['/escape-noel/archives/2023', '2023'],
  ['/escape-noel/archives/2023/jour/5', '2023'],
  ['/escape-noel/archives', null],
  ['/escape-noel/archives/', null],
  ['/escape-noel/jour/5', null],
  ['/books', null],
])('%s is inside the past edition %s', (pathname, code) => {
  expect(archiveCode(pathname)).toBe(code);
});

test('A past edition has the addresses of the game under its own', () => {
  const { landing, riddle, constellation } = paths.archive('2023');
  expect([landing, riddle(5), constellation]).toEqual([
    '/escape-noel/archives/2023',
    '/escape-noel/archives/2023/jour/5',
    '/escape-noel/archives/2023/constellation',
  ]);
});
