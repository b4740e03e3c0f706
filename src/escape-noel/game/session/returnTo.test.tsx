import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typedLetter } from '../storage/typedAnswers';
import { cameFromLogin, FROM_LOGIN, readReturnTo, rememberReturn, takeReturn, useBackTo } from './returnTo';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** @returns the state of the link to the login page on a page. */
function backToFrom(entry: string | { pathname: string; state: unknown }): unknown {
  let found: unknown;
  function Link() {
    found = useBackTo();
    return null;
  }
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Link />
    </MemoryRouter>,
  );
  return found;
}

describe('Signing in leads back', () => {
  test.each(['/escape-noel/jour/5', '/escape-noel/jour', '/escape-noel/final'])(
    'to %s, which is begun',
    (from) => {
      expect(readReturnTo({ from }, null)).toBe(from);
    },
  );

  test.each(['', '/jour/5', '/constellation', '/final'])(
    'to the archives%s, where its edition is',
    (page) => {
      const from = `/escape-noel/archives/2023${page}`;
      expect(readReturnTo({ from }, null)).toBe(from);
    },
  );

  test.each(['', '/12', '/rejoindre'])('to the round tables%s, where a knight sits or is invited', (page) => {
    const from = `/escape-noel/table${page}`;
    expect(readReturnTo({ from }, null)).toBe(from);
  });

  test.each(['', '/dossier', '/tableau/7', '/tableau/ciel'])(
    "to the class's page%s, which a teacher was given",
    (page) => {
      const from = `/escape-noel/classe${page}`;
      expect(readReturnTo({ from }, null)).toBe(from);
    },
  );

  test("to the team's pages", () => {
    const from = '/escape-noel/admin/editions/2026/jour/12';
    expect(readReturnTo({ from }, null)).toBe(from);
  });

  test('to the contact page with a message being written, and only then', () => {
    const state = { from: '/escape-noel/contact' };
    expect(readReturnTo(state, null)).toBe('/escape-noel');
    typedLetter('perceval').write({ message: 'Bonjour' });
    expect(readReturnTo(state, null)).toBe('/escape-noel');
    expect(readReturnTo(state, 'perceval')).toBe('/escape-noel/contact');
    typedLetter(null).write({ message: 'Bonjour' });
    expect(readReturnTo(state, null)).toBe('/escape-noel/contact');
  });
});

test.each([
  null,
  undefined,
  'texte',
  {},
  { from: 3 },
  { from: '/books' },
  { from: 'https://ailleurs.example/escape-noel/jour/1' },
  { from: '//ailleurs.example/escape-noel/jour/1' },
  { from: '/escape-noel/login' },
  { from: '/escape-noel/classement' },
  { from: '/escape-noel/profile' },
  { from: '/escape-noel/jour/99' },
  { from: '/escape-noel/jour/1/../../..' },
  { from: '/escape-noel/archives/../..' },
  { from: '/escape-noel/archives//ailleurs.example' },
])('It leads to the home of the game from anywhere else: %j', (state) => {
  expect(readReturnTo(state, null)).toBe('/escape-noel');
});

test('The pages of the gate keep who sent there first', () => {
  expect(backToFrom('/escape-noel/jour/5')).toEqual({ from: '/escape-noel/jour/5' });
  for (const pathname of ['/escape-noel/login', '/escape-noel/mot-de-passe']) {
    expect(backToFrom({ pathname, state: { from: '/escape-noel/jour/5', email: 'a@b.fr' } })).toEqual({
      from: '/escape-noel/jour/5',
    });
    expect(backToFrom(pathname)).toEqual({ from: '/escape-noel' });
  }
});

describe('The page to come back to from Google or from a mailbox', () => {
  test('is stored for one return', () => {
    rememberReturn('/escape-noel/jour/7');
    expect(takeReturn()).toBe('/escape-noel/jour/7');
    expect(takeReturn()).toBe('/escape-noel');
  });

  test('is forgotten after a day, and when a later sign-in has none', () => {
    vi.useFakeTimers();
    rememberReturn('/escape-noel/jour/7');
    vi.advanceTimersByTime(25 * 60 * 60 * 1000);
    expect(takeReturn()).toBe('/escape-noel');
    rememberReturn('/escape-noel/jour/7');
    rememberReturn('/escape-noel');
    expect(takeReturn()).toBe('/escape-noel');
  });

  test('is a page of the game, whatever stands in the storage', () => {
    localStorage.setItem(
      'escape-noel-return',
      JSON.stringify({ text: 'https://ailleurs.example', at: Date.now() }),
    );
    expect(takeReturn()).toBe('/escape-noel');
  });
});

test('The page that follows knows where its visitor comes from', () => {
  expect(cameFromLogin(FROM_LOGIN)).toBe(true);
  expect(cameFromLogin(null)).toBe(false);
});
