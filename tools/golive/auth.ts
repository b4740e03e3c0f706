import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { authConfig } from '../embedded/config.ts';
import {
  callApi,
  fault,
  ok,
  unchecked,
  type Check,
  type Checks,
  type Finding,
  type Target,
} from './target.ts';

const TOKEN_NEEDED =
  'set SUPABASE_ACCESS_TOKEN to a personal access token, and SUPABASE_PROJECT_REF where the address does not name the project';
/** A thousand families confirm their address in the first hour; with its own SMTP a project starts at 30 e-mails an hour. */
const LEAST_EMAILS_AN_HOUR = 1000;

const nullable = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
/** `GET /v1/projects/{ref}/config/auth`, as supabase/cli `pkg/api/types.gen.go` types it (AuthConfigResponse). */
const configSchema = v.object({
  smtp_host: nullable(v.string()),
  smtp_admin_email: nullable(v.string()),
  rate_limit_email_sent: nullable(v.number()),
  site_url: nullable(v.string()),
  uri_allow_list: nullable(v.string()),
  mailer_otp_exp: v.number(),
  mailer_secure_email_change_enabled: nullable(v.boolean()),
  mailer_subjects_confirmation: nullable(v.string()),
  mailer_subjects_recovery: nullable(v.string()),
  mailer_subjects_email_change: nullable(v.string()),
  mailer_templates_confirmation_content: nullable(v.string()),
  mailer_templates_recovery_content: nullable(v.string()),
  mailer_templates_email_change_content: nullable(v.string()),
});
type Config = v.InferOutput<typeof configSchema>;

const ofConfig =
  (judge: (config: Config, target: Target) => Finding | Promise<Finding>): Check =>
  async (target) =>
    target.management
      ? judge(v.parse(configSchema, await target.management('config/auth')), target)
      : unchecked(TOKEN_NEEDED);

/** `GET /auth/v1/settings`, public. */
const settingsSchema = v.object({
  mailer_autoconfirm: v.boolean(),
  disable_signup: v.boolean(),
  external: v.object({
    email: v.boolean(),
    google: v.boolean(),
    anonymous_users: v.optional(v.boolean(), false),
  }),
});

const ofSettings =
  (judge: (settings: v.InferOutput<typeof settingsSchema>) => Finding): Check =>
  async (target) => {
    const response = await callApi(target, '/auth/v1/settings');
    if (!response.ok) return fault(`the auth service answers ${response.status} to /auth/v1/settings`);
    return judge(v.parse(settingsSchema, await response.json()));
  };

const committedAuth = (site: string) => authConfig({ siteUrl: site, confirmEmails: true });

/** The auth service keeps templates as they were pasted: only their words and tags count. */
const withoutLayout = (html: string | null) =>
  (html ?? '').replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();

/** Checks of registering and signing in (decision 0008). */
export const authChecks: Checks = {
  confirmations: ofSettings(({ mailer_autoconfirm }) =>
    mailer_autoconfirm
      ? fault(
          'new accounts are not confirmed by e-mail: turn on « Confirm email » (dashboard, Authentication, Sign In / Providers, Email)',
        )
      : ok('new addresses are confirmed by e-mail'),
  ),
  providers: ofSettings(({ disable_signup, external }) => {
    const wrong = [
      ...(disable_signup ? ['sign-ups are disabled'] : []),
      ...(external.email ? [] : ['the e-mail provider is off']),
      ...(external.google ? [] : ['the Google provider is off, and its button is in the page']),
      ...(external.anonymous_users ? ['anonymous sign-ins are on'] : []),
    ];
    return wrong.length > 0
      ? fault(
          `${wrong.join('; ')}: set as in supabase/config.toml (dashboard, Authentication, Sign In / Providers)`,
        )
      : ok('e-mail and Google sign in, new accounts are allowed, anonymous sign-ins are off');
  }),
  smtp: ofConfig(({ smtp_host, smtp_admin_email }) =>
    smtp_host
      ? ok(`e-mails leave through ${smtp_host}, from ${smtp_admin_email ?? 'an address that is not set'}`)
      : fault(
          "the platform's own SMTP sends 2 e-mails an hour, to the team alone: set another server (dashboard, Authentication, Emails, SMTP Settings)",
        ),
  ),
  quota: ofConfig(({ rate_limit_email_sent: most }) =>
    most !== null && most >= LEAST_EMAILS_AN_HOUR
      ? ok(`${most} e-mails an hour may leave`)
      : fault(
          `only ${most ?? 0} e-mails an hour may leave: allow at least ${LEAST_EMAILS_AN_HOUR} (dashboard, Authentication, Rate Limits)`,
        ),
  ),
  templates: ofConfig(async (config, { site }) => {
    const { template } = (await committedAuth(site)).email;
    const compared = await Promise.all(
      (['confirmation', 'recovery', 'email_change'] as const).map(async (name) => {
        const { subject, content_path } = template[name];
        const content = withoutLayout(await readFile(content_path, 'utf8'));
        return [
          ...(withoutLayout(config[`mailer_templates_${name}_content`]) === content ? [] : [`${name}.html`]),
          ...(config[`mailer_subjects_${name}`] === subject
            ? []
            : [`the subject of ${name} (« ${subject} »)`]),
        ];
      }),
    );
    const different = compared.flat();
    return different.length > 0
      ? fault(
          `these differ from supabase/templates: ${different.join(', ')}: links of other templates work only in the browser that ` +
            'asked (decision 0008); paste ours (dashboard, Authentication, Emails)',
        )
      : ok('the three e-mails are those of supabase/templates');
  }),
  links: ofConfig(async (config, { site }) => {
    const { otp_expiry } = (await committedAuth(site)).email;
    const wrong = [
      ...(config.mailer_otp_exp === otp_expiry
        ? []
        : [`links last ${config.mailer_otp_exp} s, the e-mails say an hour: set ${otp_expiry}`]),
      ...(config.mailer_secure_email_change_enabled
        ? ['a new address must be confirmed at the old one too: turn « Secure email change » off']
        : []),
    ];
    return wrong.length > 0
      ? fault(`${wrong.join('; ')} (dashboard, Authentication, Sign In / Providers, Email)`)
      : ok('links last as long as the e-mails say, and one confirms a new address');
  }),
  redirects: ofConfig(async (config, { site }) => {
    const { site_url } = await committedAuth(site);
    const others = (config.uri_allow_list ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && each !== site_url);
    if (config.site_url !== site_url)
      return fault(
        `the site URL is ${config.site_url || 'not set'}: links of e-mails lead there; set ${site_url} (dashboard, Authentication, URL Configuration)`,
      );
    return others.length > 0
      ? fault(
          `sign-in may also redirect to ${others.join(', ')}: remove it (dashboard, Authentication, URL Configuration)`,
        )
      : ok(`sign-in redirects to ${site_url} alone`);
  }),
};
