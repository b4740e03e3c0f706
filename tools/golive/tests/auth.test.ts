import { SITE } from './stub';
import { testFaults, type Fault } from './testFaults';

const set = (name: string, value: unknown): NonNullable<Fault['make']> => {
  return ({ auth }) => (auth[name] = value);
};

testFaults([
  { check: 'confirmations', says: /turn on « Confirm email »/, make: set('mailer_autoconfirm', true) },
  { check: 'providers', says: /sign-ups are disabled/, make: set('disable_signup', true) },
  {
    check: 'providers',
    says: /the e-mail provider is off; the Google provider is off/,
    make: set('external', { email: false, google: false }),
  },
  {
    check: 'providers',
    says: /anonymous sign-ins are on/,
    make: set('external', { email: true, google: true, anonymous_users: true }),
  },
  { check: 'smtp', says: /2 e-mails an hour, to the team alone/, make: set('smtp_host', null) },
  { check: 'quota', says: /only 30 e-mails an hour/, make: set('rate_limit_email_sent', 30) },
  {
    check: 'templates',
    says: /differ from supabase\/templates: recovery\.html:/,
    make: set('mailer_templates_recovery_content', '<a href="{{ .ConfirmationURL }}">Reset password</a>'),
  },
  {
    check: 'templates',
    says: /the subject of confirmation \(« Confirme ton adresse »\)/,
    make: set('mailer_subjects_confirmation', 'Confirm Your Signup'),
  },
  { check: 'links', says: /links last 86400 s/, make: set('mailer_otp_exp', 86_400) },
  {
    check: 'links',
    says: /turn « Secure email change » off/,
    make: set('mailer_secure_email_change_enabled', true),
  },
  {
    check: 'redirects',
    says: /the site URL is http:\/\/localhost:3000/,
    make: set('site_url', 'http://localhost:3000'),
  },
  {
    check: 'redirects',
    says: /may also redirect to https:\/\/\*\.example\/\*\*:/,
    make: set('uri_allow_list', `${SITE}/escape-noel, https://*.example/**`),
  },
]);
