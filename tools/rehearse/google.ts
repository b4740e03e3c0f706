import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as v from 'valibot';
import { googlePage } from '../embedded/standIns.ts';
import { listen, requestListener, type Service } from './gateway.ts';

/** Fixed in the auth server: internal/api/provider/google.go, `IssuerGoogle`. */
const HOST = 'accounts.google.com';
const ISSUER = `https://${HOST}`;
const CLIENT = { id: 'rehearsal.apps.googleusercontent.com', secret: 'rehearsal' };

type Settings = { port: number; apiUrl: string };

/** Google's part of a sign-in, and the settings with which the auth server finds it. */
export type Google = { authSettings: Record<string, string>; stop: () => Promise<void> };

/** The account that a code stands for (googlePage): the provider stores nothing. */
const account = v.pipe(
  v.string(),
  v.transform((code): unknown => JSON.parse(Buffer.from(code, 'base64url').toString())),
  v.object({ email: v.string(), name: v.string() }),
);

/** An OpenID provider with Google's issuer, at an address of this machine. @param callback the only address that it returns to. */
export async function openIdProvider(origin: string, callback: string): Promise<Service> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'rehearsal', alg: 'RS256', use: 'sig' };
  const idToken = ({ email, name }: v.InferOutput<typeof account>) =>
    new SignJWT({ email, email_verified: true, name })
      .setProtectedHeader({ alg: 'RS256', kid: 'rehearsal' })
      .setIssuer(ISSUER)
      .setAudience(CLIENT.id)
      .setSubject(`rehearsal-${email}`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  const token = async (request: Request) => {
    const sent = new URLSearchParams(await request.text());
    const [id, secret] = Buffer.from(
      request.headers.get('authorization')?.slice('Basic '.length) ?? '',
      'base64',
    )
      .toString()
      .split(':');
    const isKnown = (id || sent.get('client_id')) === CLIENT.id;
    const isProven = (secret || sent.get('client_secret')) === CLIENT.secret;
    if (!isKnown || !isProven || sent.get('redirect_uri') !== callback)
      return Response.json({ error: 'invalid_client' }, { status: 401 });
    const signedIn = v.parse(account, sent.get('code'));
    return Response.json({
      access_token: 'rehearsal',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await idToken(signedIn),
    });
  };
  const authorize = ({ searchParams }: URL) =>
    searchParams.get('client_id') === CLIENT.id && searchParams.get('redirect_uri') === callback
      ? new Response(googlePage(searchParams, callback), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        })
      : new Response('redirect_uri_mismatch', { status: 400 });
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/.well-known/openid-configuration')
      return Response.json({
        issuer: ISSUER,
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (url.pathname === '/jwks') return Response.json({ keys: [jwk] });
    if (url.pathname === '/authorize') return authorize(url);
    if (url.pathname === '/token') return token(request);
    // A browser reports a missing one in its console.
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 });
    return new Response(null, { status: 404 });
  };
}

/** A certificate for Google's host, which the auth server alone is given to trust. */
async function makeCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const form = ['-x509', '-nodes', '-days', '1', '-newkey', 'rsa:2048'];
  await promisify(execFile)('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', cert]);
  return { key: await readFile(key), cert: await readFile(cert), path: cert };
}

/**
 * Starts Google's part of a sign-in. The auth server reads the provider's addresses at Google's own: it is given a proxy, which leads
 * there, and trusts the certificate of this run. Its code is that of a hosted project.
 * @throws where openssl is missing, or on a system on which Go reads no `SSL_CERT_FILE`.
 */
export async function startGoogle({ port, apiUrl }: Settings): Promise<Google> {
  if (process.platform !== 'linux') throw new Error('Go reads SSL_CERT_FILE on Linux alone');
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-google-'));
  const origin = `http://127.0.0.1:${port}`;
  try {
    const callback = `${apiUrl}/auth/v1/callback`;
    const { key, cert, path } = await makeCertificate(folder);
    const provider = await openIdProvider(origin, callback);
    const secure = createSecureServer({ key, cert }, requestListener(provider, ISSUER));
    const server = await listen(provider, port);
    server.on('connect', ({ url }, socket) => {
      if (url !== `${HOST}:443`) {
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      secure.emit('connection', socket);
    });
    return {
      authSettings: {
        HTTPS_PROXY: origin,
        SSL_CERT_FILE: path,
        GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'true',
        GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: CLIENT.id,
        GOTRUE_EXTERNAL_GOOGLE_SECRET: CLIENT.secret,
        GOTRUE_EXTERNAL_GOOGLE_REDIRECT_URI: callback,
      },
      stop: async () => {
        server.close();
        server.closeAllConnections();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
