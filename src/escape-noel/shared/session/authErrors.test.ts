import { expect, test } from 'vitest';
import { BackendError } from '@/backend/errors';
import { authMessage, UNREACHABLE_MESSAGE } from './authErrors';

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
