import { expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { explain, LINK_FAILURES } from './failures';

test('A known code of the auth service has a French text', () => {
  const error = new ApiError('refused', 'Invalid login credentials', { reason: 'invalid_credentials' });
  expect(explain(error)).toBe('Adresse e-mail ou mot de passe incorrect.');
});

test("An unknown code shows the provider's message", () => {
  const error = new ApiError('refused', 'Captcha verification failed', { reason: 'captcha_failed' });
  expect(explain(error)).toBe('Captcha verification failed');
});

test('Only a missing answer asks the player to check their connection', () => {
  expect(explain(new ApiError('offline', 'Failed to fetch'))).toMatch(
    /^Le royaume ne répond pas.*ta connexion/,
  );
  expect(explain(new ApiError('timeout', 'signal timed out'))).toMatch(/^Le royaume met trop de temps/);
  const ours = explain(new ApiError('unexpected', 'relation "users" does not exist'));
  expect(ours).toMatch(/^Quelque chose s'est mal passé chez nous/);
  expect(ours).not.toContain('connexion');
});

test('Anything else is « Une erreur est survenue »', () => {
  expect(explain(new TypeError('x is not a function'))).toBe('Une erreur est survenue');
});

test('The text of the page comes first, and other failures keep the common text', () => {
  const page = { offline: 'On ne sait pas encore.', other: 'Autre chose.' };
  expect(explain(new ApiError('offline', 'Failed to fetch'), page)).toBe('On ne sait pas encore.');
  expect(explain(new ApiError('refused', 'x', { reason: 'same_password' }), page)).toMatch(/déjà le tien/);
  expect(explain(new TypeError('x'), page)).toBe('Autre chose.');
});

test.each(['otp_expired', 'access_denied'])('A link that was refused (%s) has a text of ours', (reason) => {
  const error = new ApiError('refused', 'Call 0899 to get your account back', { reason });
  expect(explain(error, LINK_FAILURES)).toBe(explain(error));
  expect(explain(error, LINK_FAILURES)).not.toContain('0899');
});

test.each(['anything', 'constructor', '__proto__', ''])(
  'A link refused for a reason that we do not know (%s) has one text of ours',
  (reason) => {
    const error = new ApiError('refused', 'Call 0899 to get your account back', { reason });
    expect(explain(error, LINK_FAILURES)).toBe("Ce lien n'ouvre rien ici. Demandes-en un nouveau.");
  },
);
