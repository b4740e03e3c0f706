import { expect, test, vi } from 'vitest';
import { ApiError, BARRED_REASON } from '@/api/errors';
import { explain, LINK_FAILURES } from './failures';

test('A known code of the auth service has a French text', () => {
  const error = new ApiError('refused', 'Invalid login credentials', { reason: 'invalid_credentials' });
  expect(explain(error)).toBe('Adresse e-mail ou mot de passe incorrect.');
});

test.each([
  [['length'], /trop court/],
  [['characters'], /minuscules, des majuscules, des chiffres et des signes/],
  [['pwned'], /volé sur un autre site/],
  [['length', 'characters'], /trop court.*trop simple/],
  [[], /trop facile à deviner/],
  [['unheard_of'], /trop facile à deviner/],
])('A weak password is told by its reasons: %j', (reasons, text) => {
  const error = new ApiError('refused', 'Password should be…', {
    reason: 'weak_password',
    weaknesses: reasons,
  });
  expect(explain(error)).toMatch(text);
  // It may have six characters.
  expect(explain(error)).not.toContain('6');
});

test('A password of more than 72 bytes is told as such', () => {
  const error = new ApiError('refused', 'Password cannot be longer…', { reason: 'password_too_long' });
  expect(explain(error)).toMatch(/trop long.*72/);
});

test('An unknown code never shows the English message, and says where to write', () => {
  const error = new ApiError('refused', 'captcha verification process failed', { reason: 'captcha_failed' });
  expect(explain(error)).toMatch(/^Le royaume refuse cette demande.*bonjour@plume-etoile\.example/);
  expect(explain(new ApiError('signed_out', 'JWT expired', { reason: 'PGRST303' }))).toMatch(/^Ta session/);
});

test('A sentence that the database wrote for players is shown', () => {
  const error = new ApiError('refused', 'Ce nom ne convient pas', {
    reason: 'name_insult',
    forPlayers: true,
  });
  expect(explain(error)).toBe('Ce nom ne convient pas');
});

test('A limit, an intercepted request and a refused e-mail are no fault of the connection', () => {
  expect(explain(new ApiError('limited', 'Too many requests'))).toMatch(/Attends une minute/);
  expect(explain(new ApiError('intercepted', 'x'))).toMatch(/Wi-Fi, ou un filtre.*change de réseau/);
  const quota = new ApiError('limited', 'email rate limit exceeded', { reason: 'email_quota' });
  expect(explain(quota)).toMatch(/n'a pas pu partir.*écris-nous à bonjour@/);
  for (const code of ['limited', 'intercepted'] as const)
    expect(explain(new ApiError(code, 'x'))).not.toMatch(/ta connexion/);
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

test('A host that alone does not answer is no fault of the connection, and is named', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projet.supabase.co');
  vi.stubGlobal('location', { origin: 'https://maison.example' });
  const error = new ApiError('offline', 'x', { reason: BARRED_REASON });
  for (const text of [explain(error), explain(error, { offline: 'Vérifie ta connexion.' })]) {
    expect(text).toMatch(/Le réseau d'ici bloque peut-être le serveur du jeu \(projet\.supabase\.co\)/);
    expect(text).not.toContain('ta connexion');
  }
  expect(explain(error, { barred: 'Chez {hôte}.' })).toBe('Chez projet.supabase.co.');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
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
