import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import { EMBEDDED_ANON_KEY, signToken } from '../../tools/embedded/config';

/** The address of the API in a rehearsal (tools/rehearse); empty for the embedded Supabase, at the address of the pages. */
export const API_URL = process.env['E2E_API_URL'] ?? '';
/** The public key of the project that the pages talk to. */
export const PUBLIC_KEY = process.env['E2E_API_KEY'] ?? EMBEDDED_ANON_KEY;
/** The secret key of a rehearsal, which makes accounts; null for the embedded Supabase, where signing up does. */
export const SECRET_KEY = process.env['E2E_SECRET_KEY'] ?? null;

/** True where the pages talk to a rehearsal's project. */
export const isRehearsal = API_URL !== '';

const SIGNING_KEY = process.env['E2E_SIGNING_KEY'];

/** Signs a token as the auth service of the project does: one that has expired cannot be waited for. */
export async function signAsProject(claims: JWTPayload & { role: string }): Promise<string> {
  if (SIGNING_KEY === undefined) return signToken(claims);
  const key = JSON.parse(SIGNING_KEY) as JWK; // journeyEnvironment of tools/rehearse
  const { alg = 'HS256', kid } = key;
  return new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid === undefined ? {} : { kid }) })
    .sign(await importJWK(key, alg));
}
