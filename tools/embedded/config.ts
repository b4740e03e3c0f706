import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';

/** Local only: a hosted project has its own. */
const JWT_SECRET = 'embedded-supabase-jwt-secret-for-this-machine-only';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs a token as the embedded backend's own auth service would.
 * @param claims at least `role`; `sub` for an account.
 */
export function signToken(claims: { role: string } & Record<string, unknown>): string {
  const body = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}`;
  return `${body}.${signatureOf(body)}`;
}

const signatureOf = (body: string) => createHmac('sha256', JWT_SECRET).update(body).digest('base64url');

/** True if a token is the embedded backend's own, and has not expired. */
export function isSigned(token: string): boolean {
  const [head = '', claims = '', signature] = token.split('.');
  if (signature !== signatureOf(`${head}.${claims}`)) return false;
  const { exp } = v.parse(
    v.object({ exp: v.number() }),
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  );
  return exp * 1000 > Date.now();
}

/** The public key of the embedded project: the same on every machine, and useless anywhere else. */
export const EMBEDDED_ANON_KEY = signToken({
  iss: 'supabase',
  role: 'anon',
  iat: 1_700_000_000,
  exp: 4_000_000_000,
});

const root = join(import.meta.dirname, '../..');

/** An e-mail of the auth service; its path is relative to the repository's root, as for the official CLI. */
const template = v.pipe(
  v.object({ subject: v.string(), content_path: v.string() }),
  v.transform(({ subject, content_path }) => ({ subject, content_path: join(root, content_path) })),
);

const configSchema = v.object({
  auth: v.object({
    jwt_expiry: v.number(),
    minimum_password_length: v.number(),
    enable_signup: v.boolean(),
    email: v.object({
      max_frequency: v.string(),
      otp_expiry: v.number(),
      template: v.object({ confirmation: template, recovery: template, email_change: template }),
    }),
  }),
});

/**
 * The auth settings of supabase/config.toml, with the embedded backend's own.
 * @throws when config.toml lacks a setting that the embedded backend needs.
 */
export async function authConfig({ siteUrl, confirmEmails }: { siteUrl: string; confirmEmails: boolean }) {
  const { auth } = v.parse(configSchema, parse(await readFile(join(root, 'supabase/config.toml'), 'utf8')));
  return {
    enabled: true,
    jwt_secret: JWT_SECRET,
    site_url: `${siteUrl}/escape-noel`,
    additional_redirect_urls: [`${siteUrl}/**`],
    jwt_expiry: auth.jwt_expiry,
    enable_signup: auth.enable_signup,
    enable_refresh_token_rotation: true,
    minimum_password_length: auth.minimum_password_length,
    email: {
      enable_signup: true,
      enable_confirmations: confirmEmails,
      double_confirm_changes: false,
      max_frequency: auth.email.max_frequency,
      otp_expiry: auth.email.otp_expiry,
      template: auth.email.template,
    },
    external: {
      google: {
        enabled: true,
        client_id: 'google-stand-in',
        secret: 'google-stand-in',
        redirect_uri: `${siteUrl}/auth/v1/callback`,
      },
    },
  };
}
