import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { expect, test } from 'vitest';
import { openIdProvider } from './google.ts';

const ORIGIN = 'http://127.0.0.1:4448';
const CALLBACK = 'http://127.0.0.1:4449/auth/v1/callback';
const CLIENT = { client_id: 'rehearsal.apps.googleusercontent.com', client_secret: 'rehearsal' };
const CODE = Buffer.from(JSON.stringify({ email: 'margot@exemple.test', name: 'Margot' })).toString(
  'base64url',
);

const provider = await openIdProvider(ORIGIN, CALLBACK);
const exchange = (changes: Record<string, string> = {}) =>
  provider(
    new Request(`${ORIGIN}/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...CLIENT, code: CODE, redirect_uri: CALLBACK, ...changes }),
    }),
  );

const accountsPage = (redirect_uri: string) =>
  provider(
    new Request(
      `${ORIGIN}/authorize?${new URLSearchParams({ client_id: CLIENT.client_id, redirect_uri, state: 's' })}`,
    ),
  );

test("a code becomes a token of its account, signed with the provider's key, in Google's name", async () => {
  const { id_token } = (await (await exchange()).json()) as { id_token: string };
  const keys = (await (await provider(new Request(`${ORIGIN}/jwks`))).json()) as JSONWebKeySet;
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(keys), {
    issuer: 'https://accounts.google.com',
    audience: CLIENT.client_id,
  });
  expect(payload).toMatchObject({ email: 'margot@exemple.test', email_verified: true, name: 'Margot' });
});

test.each([
  ['another client', { client_id: 'other' }],
  ['a wrong secret', { client_secret: 'other' }],
  ['another address of return', { redirect_uri: 'https://evil.example/' }],
])('%s gets no token', async (_, changes) => {
  expect((await exchange(changes)).status).toBe(401);
});

test('the page of accounts returns to the project alone', async () => {
  expect(await (await accountsPage(CALLBACK)).text()).toContain(`href="${CALLBACK}?code=`);
  expect((await accountsPage('https://evil.example/')).status).toBe(400);
});
