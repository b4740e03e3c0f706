import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type ApiClient, type TestBackend } from './support/testBackend.ts';

// Endpoints of a hosted project other than REST (rest.test.ts), called with another knight's token.

type Account = { id: string; token: string; refreshToken: string };

let backend: TestBackend;
let owner: Account;
let other: Account;

async function signUp(name: string): Promise<Account> {
  const { json } = await backend.visitor.request('/auth/v1/signup', {
    method: 'POST',
    body: { email: `${name}@exemple.test`, password: 'etoile24', data: { username: name } },
  });
  // reply of the auth service
  const { access_token, refresh_token, user } = json as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return { id: user.id, token: access_token, refreshToken: refresh_token };
}

const as = (
  account: Account,
  path: string,
  method = 'GET',
  body?: object,
): ReturnType<ApiClient['request']> =>
  backend.visitor.request(path, {
    method,
    headers: { authorization: `Bearer ${account.token}` },
    ...(body ? { body } : {}),
  });

const everythingOf = (id: string) =>
  backend.query(
    `select users.*, accounts.email as account_email, accounts.encrypted_password, accounts.raw_user_meta_data
     from public.users join auth.users as accounts using (id) where id = $1`,
    [id],
  );

beforeAll(async () => {
  backend = await openTestBackend();
  owner = await signUp('proprio');
  other = await signUp('autre');
});
afterAll(() => backend.close());

describe('The auth service gives access to the own account only', () => {
  test('reading « user » returns the token’s account, whatever id the request names', async () => {
    for (const path of [
      '/auth/v1/user',
      `/auth/v1/user?id=${owner.id}`,
      `/auth/v1/user?sub=eq.${owner.id}`,
    ]) {
      const { json, text } = await as(other, path);
      expect(json).toMatchObject({ id: other.id, email: 'autre@exemple.test' });
      expect(text).not.toContain(owner.id);
    }
  });

  test('changing « user » changes the token’s account, whatever id the request names', async () => {
    const before = await everythingOf(owner.id);
    await as(other, `/auth/v1/user?id=${owner.id}`, 'PUT', {
      id: owner.id,
      sub: owner.id,
      user_id: owner.id,
      data: { username: 'Volé' },
      password: 'vole-vole-24',
    });
    expect(await everythingOf(owner.id)).toEqual(before);
  });

  test.each([
    ['GET', (id: string) => `/auth/v1/admin/users/${id}`],
    ['PUT', (id: string) => `/auth/v1/admin/users/${id}`],
    ['DELETE', (id: string) => `/auth/v1/admin/users/${id}`],
    ['GET', () => '/auth/v1/admin/users'],
    ['POST', () => '/auth/v1/admin/users'],
    ['POST', () => '/auth/v1/admin/generate_link'],
    ['POST', () => '/auth/v1/invite'],
    ['DELETE', (id: string) => `/auth/v1/user/identities/${id}`],
    ['GET', (id: string) => `/auth/v1/factors?user_id=${id}`],
  ])('%s %o neither returns nor changes another account', async (method, path) => {
    const before = await everythingOf(owner.id);
    const { json, text } = await as(
      other,
      path(owner.id),
      method,
      method === 'GET'
        ? undefined
        : { type: 'recovery', email: 'proprio@exemple.test', password: 'vole-vole-24' },
    );
    expect(text).not.toMatch(/proprio@|action_link|hashed_token/);
    expect(json ?? {}).not.toHaveProperty('id');
    expect(await everythingOf(owner.id)).toEqual(before);
  });

  test('signing out everywhere ends no session of another account', async () => {
    await as(other, '/auth/v1/logout?scope=global', 'POST');
    const refreshed = await backend.visitor.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: owner.refreshToken },
    });
    expect(refreshed.status).toBe(200);
  });

  test('a code or token of one account opens no other account', async () => {
    for (const [path, body] of [
      ['/auth/v1/token?grant_type=refresh_token', { refresh_token: other.token }],
      ['/auth/v1/token?grant_type=pkce', { auth_code: owner.id, code_verifier: 'rien' }],
      ['/auth/v1/token?grant_type=password', { email: 'proprio@exemple.test', password: 'vole-vole-24' }],
      ['/auth/v1/verify', { type: 'recovery', email: 'proprio@exemple.test', token: '000000' }],
      ['/auth/v1/verify', { type: 'email_change', email: 'proprio@exemple.test', token: '000000' }],
    ] as const) {
      const { status, text } = await as(other, path, 'POST', body);
      expect({ path, refused: status >= 400 }).toEqual({ path, refused: true });
      expect(text).not.toContain('access_token');
    }
  });

  test('a requested link is sent only to its address, and the reply contains no token', async () => {
    for (const path of ['/auth/v1/recover', '/auth/v1/magiclink', '/auth/v1/otp']) {
      const { text } = await as(other, path, 'POST', { email: 'proprio@exemple.test' });
      expect(text).not.toMatch(/access_token|token_hash|proprio/);
    }
    expect(backend.embedded.mailbox.messages.get('autre@exemple.test') ?? []).toEqual([]);
  });
});

describe('Services that the game does not use are closed', () => {
  test.each([
    ['POST', '/functions/v1/bonjour'],
    ['POST', '/graphql/v1'],
  ])('%s %s', async (method, path) => {
    const query = '{ usersCollection { edges { node { email } } } }';
    const { status, text } = await as(other, path, method, { query });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/@exemple\.test/);
  });
});
