import { describe, expect, test } from 'vitest';
import type { Account } from '@/api/auth';
import { redirection } from './SessionWatch';

const knight: Account = {
  id: 'a',
  email: 'a@exemple.fr',
  username: 'Aurore',
  fullName: null,
  hasPassword: true,
};
const newcomer: Account = { ...knight, id: 'b', username: null };

describe('A change of the session outside the game space', () => {
  test('a first sign-in without a name leads to the profile', () => {
    expect(redirection(newcomer, 'signed_in', null)).toBe('/escape-noel/profile');
  });

  test('a first sign-in with a name leads to the game', () => {
    expect(redirection(knight, 'signed_in', null)).toBe('/escape-noel');
  });

  test('a session that is only confirmed, refreshed or renamed leads nowhere', () => {
    expect(redirection(knight, 'signed_in', knight.id)).toBeNull();
    expect(redirection(knight, 'updated', knight.id)).toBeNull();
  });

  test('a sign-out leads to the game, unless no one was signed in', () => {
    expect(redirection(null, 'signed_out', knight.id)).toBe('/escape-noel');
    expect(redirection(null, 'signed_out', null)).toBeNull();
  });
});
