import { expect, test } from 'vitest';
import { BackendError } from '@/api/errors';
import { explain, LINK_FAILURES } from './failures';

test('A known code of the auth service is told in French', () => {
  const error = new BackendError('invalid', 'Invalid login credentials', { reason: 'invalid_credentials' });
  expect(explain(error)).toBe('Adresse e-mail ou mot de passe incorrect.');
});

test("An unknown code keeps the provider's message", () => {
  const error = new BackendError('invalid', 'Captcha verification failed', { reason: 'captcha_failed' });
  expect(explain(error)).toBe('Captcha verification failed');
});

test('No answer is told as such, whatever was thrown', () => {
  expect(explain(new BackendError('unreachable', 'Failed to fetch'))).toMatch(/^Le royaume ne répond pas/);
});

test('Anything else is « Une erreur est survenue »', () => {
  expect(explain(new TypeError('x is not a function'))).toBe('Une erreur est survenue');
});

test("A page's own sentence comes first, and another page's failure keeps the common one", () => {
  const page = { unreachable: 'On ne sait pas encore.', other: 'Autre chose.' };
  expect(explain(new BackendError('unreachable', 'Failed to fetch'), page)).toBe('On ne sait pas encore.');
  expect(explain(new BackendError('invalid', 'x', { reason: 'same_password' }), page)).toMatch(
    /déjà le tien/,
  );
  expect(explain(new TypeError('x'), page)).toBe('Autre chose.');
});

test.each(['otp_expired', 'access_denied'])('A link that was refused (%s) is told in our words', (reason) => {
  const error = new BackendError('invalid', 'Call 0899 to get your account back', { reason });
  expect(explain(error, LINK_FAILURES)).toBe(explain(error));
  expect(explain(error, LINK_FAILURES)).not.toContain('0899');
});

test.each(['anything', 'constructor', '__proto__', ''])(
  'A link refused for a reason that we do not know (%s) has one sentence of ours',
  (reason) => {
    const error = new BackendError('invalid', 'Call 0899 to get your account back', { reason });
    expect(explain(error, LINK_FAILURES)).toBe("Ce lien n'ouvre rien ici. Demandes-en un nouveau.");
  },
);
