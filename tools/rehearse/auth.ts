import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { authConfig } from '../embedded/config.ts';
import type { ProjectKeys } from './keys.ts';
import { startProgram } from './program.ts';

type Settings = {
  /** The program of the auth server. */
  program: string;
  keys: ProjectKeys;
  config: Awaited<ReturnType<typeof authConfig>>;
  /** As `supabase_auth_admin`. */
  databaseUrl: string;
  ports: { auth: number; smtp: number; templates: number };
  /** The address of the gateway. */
  apiUrl: string;
  /** Of the sign-in with Google; none without it. */
  googleSettings?: Record<string, string>;
};

/** The auth server that hosted projects run. */
export type AuthServer = { origin: string; version: string; stop: () => Promise<void> };

/** The environment of the auth server: a hosted project's settings with an SMTP server of its own, and default rate limits. */
function environment({
  keys,
  config,
  databaseUrl,
  ports,
  apiUrl,
  googleSettings,
}: Settings): Record<string, string> {
  const { email } = config;
  const mailers: Record<string, string> = {};
  for (const [name, { subject }] of Object.entries(email.template)) {
    mailers[`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`] = subject;
    mailers[`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`] = `http://127.0.0.1:${ports.templates}/${name}`;
  }
  return {
    ...keys.authSettings,
    ...mailers,
    ...googleSettings,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: String(ports.auth),
    API_EXTERNAL_URL: `${apiUrl}/auth/v1`,
    // The gateway's own header; its other headers are in internal/api/api.go.
    GOTRUE_CORS_ALLOWED_HEADERS: 'apikey',
    GOTRUE_DB_DRIVER: 'postgres',
    DATABASE_URL: databaseUrl,
    GOTRUE_SITE_URL: config.site_url,
    // As docs/deployment.md says.
    GOTRUE_URI_ALLOW_LIST: '',
    GOTRUE_DISABLE_SIGNUP: String(!config.enable_signup),
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_ADMIN_ROLES: 'service_role',
    GOTRUE_JWT_EXP: String(config.jwt_expiry),
    GOTRUE_JWT_ISSUER: `${apiUrl}/auth/v1`,
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_EXTERNAL_PHONE_ENABLED: 'false',
    GOTRUE_MAILER_AUTOCONFIRM: String(!email.enable_confirmations),
    GOTRUE_MAILER_OTP_EXP: String(email.otp_expiry),
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: String(email.double_confirm_changes),
    GOTRUE_PASSWORD_MIN_LENGTH: String(config.minimum_password_length),
    GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For',
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: String(config.enable_refresh_token_rotation),
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: 'false',
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(ports.smtp),
    GOTRUE_SMTP_ADMIN_EMAIL: 'bonjour@exemple.fr',
    GOTRUE_SMTP_MAX_FREQUENCY: email.max_frequency,
    GOTRUE_LOG_LEVEL: 'warn',
  };
}

/** Applies the auth server's own migrations to a database. */
export async function migrateAuth(settings: Settings): Promise<void> {
  await promisify(execFile)(settings.program, ['migrate'], { env: environment(settings) });
}

/**
 * Starts the auth server, which first applies its own migrations.
 * @throws with the end of its output when it does not answer.
 */
export async function startAuth(settings: Settings): Promise<AuthServer> {
  const origin = `http://127.0.0.1:${settings.ports.auth}`;
  const { answer, stop } = await startProgram({
    name: 'auth server',
    command: settings.program,
    environment: environment(settings),
    health: `${origin}/health`,
  });
  const { version } = (await answer.json()) as { version?: string }; // internal/api/api.go of the auth server
  return { origin, version: version || 'of an unnamed version', stop };
}
