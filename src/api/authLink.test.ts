import { describe, expect, test } from 'vitest';
import { readAuthLink, withoutAuthLink } from './authLink';

const at = (rest: string) => `https://www.plume-etoile.example/escape-noel${rest}`;

describe('An address in which the auth service wrote', () => {
  test('nothing', () => {
    expect(readAuthLink(at('?tri=age#contenu'))).toEqual({ kind: 'none' });
  });

  test('a code to exchange', () => {
    expect(readAuthLink(at('?code=abc'))).toEqual({ kind: 'code', code: 'abc' });
  });

  test.each(['signup', 'recovery', 'email_change'])(
    'a one-time link that the service verifies: %s',
    (type) => {
      expect(readAuthLink(at(`?token_hash=abc&type=${type}`))).toEqual({
        kind: 'one_time',
        type,
        tokenHash: 'abc',
      });
    },
  );

  test.each(['?token_hash=abc', '?token_hash=abc&type=magiclink'])(
    'a one-time link of no kind of ours: %s',
    (rest) => {
      expect(readAuthLink(at(rest))).toEqual({ kind: 'failed', reason: 'unknown_link' });
    },
  );

  test.each(['signup', 'recovery', ''])('a whole session, which no link may hand over (%s)', (type) => {
    expect(readAuthLink(at(`#access_token=a&refresh_token=r&expires_in=3600&type=${type}`))).toEqual({
      kind: 'failed',
      reason: 'unknown_link',
    });
  });

  test.each(['#', '?'])('a refusal, after %s: its code, and nothing of its words', (mark) => {
    const link = `${mark}error=access_denied&error_code=otp_expired&error_description=Appelle+le+0899`;
    expect(readAuthLink(at(link))).toEqual({ kind: 'failed', reason: 'otp_expired' });
  });
});

test('What the auth service wrote goes, and the rest of the address stays', () => {
  expect(withoutAuthLink(at('?code=abc&tri=age'))).toBe(at('?tri=age'));
  expect(withoutAuthLink(at('?token_hash=abc&type=signup'))).toBe(at(''));
  expect(withoutAuthLink(at('#access_token=a&refresh_token=r'))).toBe(at(''));
  expect(withoutAuthLink(at('?error=access_denied&error_code=x&error_description=y'))).toBe(at(''));
});
