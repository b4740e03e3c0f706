import { expect, test } from 'vitest';
import { BackendError } from '@/backend/errors';
import { authMessage, linkMessage, UNREACHABLE_MESSAGE } from './authErrors';

test('A known code of the auth service is told in French', () => {
  const error = new BackendError('invalid', 'Invalid login credentials', { reason: 'invalid_credentials' });
  expect(authMessage(error)).toBe('Adresse e-mail ou mot de passe incorrect.');
});

test("An unknown code keeps the provider's message", () => {
  const error = new BackendError('invalid', 'Captcha verification failed', { reason: 'captcha_failed' });
  expect(authMessage(error)).toBe('Captcha verification failed');
});

test('No answer is told as such, whatever was thrown', () => {
  expect(authMessage(new BackendError('unreachable', 'Failed to fetch'))).toBe(UNREACHABLE_MESSAGE);
});

test('Anything else is « Une erreur est survenue »', () => {
  expect(authMessage(new TypeError('x is not a function'))).toBe('Une erreur est survenue');
});

test.each(['otp_expired', 'access_denied'])('A link that was refused (%s) is told in our words', (reason) => {
  const error = new BackendError('invalid', 'Call 0899 to get your account back', { reason });
  expect(linkMessage(error)).toBe(authMessage(error));
  expect(linkMessage(error)).not.toContain('0899');
});

test.each(['anything', 'constructor', '__proto__', ''])(
  'A link refused for a reason that we do not know (%s) has one sentence of ours',
  (reason) => {
    const error = new BackendError('invalid', 'Call 0899 to get your account back', { reason });
    expect(linkMessage(error)).toBe("Ce lien n'ouvre rien ici. Demandes-en un nouveau.");
  },
);
