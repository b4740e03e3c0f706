import { randomBytes } from 'node:crypto';
import {
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';

/** How a project signs its tokens: with an asymmetric key, as new ones do, or with the legacy secret. */
export type Signing = 'ES256' | 'HS256';

const ROLES = ['anon', 'service_role'] as const;
type ApiRole = (typeof ROLES)[number];

/** The keys of a project. */
export type ProjectKeys = {
  signing: Signing;
  /** The public key of browsers, and the secret one of servers. */
  publishable: string;
  secret: string;
  /** The key that signs tokens, as a JWK. */
  signingKey: JWK;
  /** Settings of the auth server. */
  authSettings: Record<string, string>;
  /** Settings of the storage server. */
  storageSettings: Record<string, string>;
  /** A token of the role that an API key stands for; null for a key of another project. */
  tokenFor: (apiKey: string) => Promise<string | null>;
  /** The claims of a token of this project; null when it is another's, or has expired. */
  claimsOf: (token: string) => Promise<JWTPayload | null>;
};

const FIVE_MINUTES = '5m';
/** Of the legacy keys, as the dashboard makes them. */
const TEN_YEARS = '10y';

/** Makes the keys of a project, new at each call. */
export async function makeKeys(signing: Signing): Promise<ProjectKeys> {
  const legacySecret = randomBytes(32).toString('hex');
  const legacyKey = new TextEncoder().encode(legacySecret);
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  const signed = (role: ApiRole, algorithm: Signing, life: string) =>
    new SignJWT({ role })
      .setProtectedHeader({ typ: 'JWT', alg: algorithm, ...(algorithm === 'ES256' && { kid }) })
      .setIssuer('supabase')
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(algorithm === 'ES256' ? privateKey : legacyKey);
  const ofBrowsers = `sb_publishable_${randomBytes(16).toString('base64url')}`;
  const ofServers = `sb_secret_${randomBytes(16).toString('base64url')}`;
  const isLegacy = signing === 'HS256';
  const publishable = isLegacy ? await signed('anon', 'HS256', TEN_YEARS) : ofBrowsers;
  const secret = isLegacy ? await signed('service_role', 'HS256', TEN_YEARS) : ofServers;
  const roles = new Map<string, ApiRole>([
    [publishable, 'anon'],
    [secret, 'service_role'],
  ]);
  const asymmetricKey = { ...(await exportJWK(privateKey)), kid, alg: 'ES256' };
  return {
    signing,
    publishable,
    secret,
    signingKey: isLegacy ? { ...(await exportJWK(legacyKey)), alg: 'HS256' } : asymmetricKey,
    authSettings: {
      GOTRUE_JWT_SECRET: legacySecret,
      ...(!isLegacy && {
        GOTRUE_JWT_KEYS: JSON.stringify([{ ...asymmetricKey, use: 'sig', key_ops: ['sign', 'verify'] }]),
        GOTRUE_JWT_VALIDMETHODS: 'HS256,ES256',
      }),
    },
    storageSettings: {
      AUTH_JWT_SECRET: legacySecret,
      ...(!isLegacy && {
        JWT_JWKS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256' }] }),
      }),
    },
    tokenFor: async (apiKey) => {
      const role = roles.get(apiKey);
      if (!role) return null;
      return isLegacy ? apiKey : signed(role, 'ES256', FIVE_MINUTES);
    },
    claimsOf: async (token) => {
      try {
        const isAsymmetric = decodeProtectedHeader(token).alg === 'ES256';
        const { payload } = await jwtVerify(token, isAsymmetric ? publicKey : legacyKey, {
          algorithms: [isAsymmetric ? 'ES256' : 'HS256'],
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}
