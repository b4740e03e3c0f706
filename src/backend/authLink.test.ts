import { describe, expect, test } from 'vitest';
import { readAuthLink, withoutAuthLink } from './authLink';

const at = (rest: string) => `https://www.plume-etoile.example/escape-noel${rest}`;

describe('An address in which the auth service wrote', () => {
  test('nothing', () => {
    expect(readAuthLink(at('?tri=age#contenu'))).toEqual({ kind: 'none' });
  });

  test('a code to exchange', () => {
    expect(readAuthLink(at('?code=abc'))).toEqual({ kind: 'code' });
  });

  test('a whole session', () => {
    expect(readAuthLink(at('#access_token=a&refresh_token=r&expires_in=3600&type=recovery'))).toEqual({
      kind: 'tokens',
      purpose: 'recovery',
      accessToken: 'a',
      refreshToken: 'r',
    });
  });

  test.each(['#', '?'])('a refusal, after %s', (mark) => {
    const link = `${mark}error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`;
    expect(readAuthLink(at(link))).toEqual({
      kind: 'failed',
      reason: 'otp_expired',
      message: 'Email link is invalid',
    });
  });

  test('half a session, which is none', () => {
    expect(readAuthLink(at('#access_token=a'))).toEqual({ kind: 'none' });
  });
});

test('What the auth service wrote goes, and the rest of the address stays', () => {
  expect(withoutAuthLink(at('?code=abc&tri=age'))).toBe(at('?tri=age'));
  expect(withoutAuthLink(at('#access_token=a&refresh_token=r'))).toBe(at(''));
  expect(withoutAuthLink(at('?error=access_denied&error_code=x&error_description=y'))).toBe(at(''));
});
