import { publisher } from '../../src/publisher.ts';

type Mail = { to: string; subject: string; text: string; sentAt: string };

/** The e-mail service's answer, and the mail that it would send. */
export type EmailReply = { status: number; text: string; mail?: Mail };

const known = {
  services: [publisher.email.serviceId] as string[],
  templates: [publisher.email.siteTemplateId, publisher.email.gameTemplateId] as string[],
};
const MAX_PARAMETERS_BYTES = 50_000;

/**
 * Stands in for the e-mail service's `POST /api/v1.0/email/send`: accepts what the real one accepts, and refuses what it refuses.
 */
export function answerEmailRequest(method: string, body: string): EmailReply {
  if (method !== 'POST') return { status: 405, text: 'Method Not Allowed' };
  let request: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) throw new SyntaxError('not an object');
    request = { ...parsed };
  } catch {
    return { status: 400, text: 'Bad Request' };
  }
  const { user_id, service_id, template_id, template_params } = request;
  if (user_id !== publisher.email.publicKey) return { status: 400, text: 'The Public Key is invalid' };
  if (!known.services.includes(String(service_id))) return { status: 400, text: 'The service ID not found' };
  if (!known.templates.includes(String(template_id)))
    return { status: 400, text: 'The template ID not found' };
  if (typeof template_params !== 'object' || template_params === null) {
    return { status: 400, text: 'Template: One or more dynamic variables are corrupted' };
  }
  const parameters = Object.entries(template_params);
  if (JSON.stringify(template_params).length > MAX_PARAMETERS_BYTES) {
    return { status: 413, text: 'Variables size limit: template parameters exceed 50Kb' };
  }
  const values = new Map(parameters.map(([key, value]) => [key, String(value)]));
  return {
    status: 200,
    text: 'OK',
    mail: {
      to: values.get('to_name') ?? publisher.name,
      subject: values.get('title') ?? `Message de ${values.get('from_name') ?? "quelqu'un"}`,
      text: parameters.map(([key, value]) => `${key} : ${String(value)}`).join('\n'),
      sentAt: new Date().toISOString(),
    },
  };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string, body: string) => `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; color: #2b2350; background: #fff8f0 }
  article { background: #fffdfa; border: 1px solid #e2d3ea; border-radius: 14px; padding: 1rem 1.25rem; margin: 1rem 0 }
  pre { white-space: pre-wrap; font: inherit; overflow-wrap: anywhere }
  a, button { color: #6b3f8f } input, button { font: inherit; padding: .5rem .9rem } label { display: block; margin: .75rem 0 }
</style>
<h1>${title}</h1>${body}</html>`;

const withLinks = (text: string) =>
  escape(text).replaceAll(/https?:\/\/[^\s&"<]+(?:&amp;[^\s"<]+)*/g, (url) => `<a href="${url}">${url}</a>`);

const plainText = (html: string) =>
  html
    .replaceAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a\s*>/gis, '$2 : $1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .trim();

/** The local mailbox: every e-mail that would have been sent, newest first, with its links. */
export function mailboxPage(
  mails: { to: string; subject: string; text?: string; html?: string; sentAt: string }[],
): string {
  const articles = mails
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    .map(
      ({ to, subject, text, html, sentAt }) =>
        `<article><h2>${escape(subject)}</h2><p>À ${escape(to)}, le ${new Date(sentAt).toLocaleString('fr-FR')}</p>
<pre>${withLinks(plainText(html ?? '') || (text ?? ''))}</pre></article>`,
    );
  return page('Boîte aux lettres locale', articles.join('') || '<p>Aucun message pour le moment.</p>');
}

const GOOGLE_ACCOUNTS = [
  { email: 'margot@gmail.example', name: 'Margot Sapin' },
  { email: 'basile@gmail.example', name: 'Basile Givre' },
];

type GoogleAccount = { email: string; name: string };
const encodeAccount = (account: GoogleAccount) => Buffer.from(JSON.stringify(account)).toString('base64url');

const CALLBACK = '/auth/v1/callback';

/**
 * The page that replaces Google's choice of account.
 * @param query from the auth service: `state` comes back with a code.
 * @param callback always this machine's own: like Google, it returns to no address that its settings do not list.
 */
export function googlePage(query: URLSearchParams, callback = CALLBACK): string {
  const back = (name: string, value: string) => {
    return escape(`${callback}?${new URLSearchParams({ [name]: value, state: query.get('state') ?? '' })}`);
  };
  const links = GOOGLE_ACCOUNTS.map(
    (account) =>
      `<p><a href="${back('code', encodeAccount(account))}">${account.name} (${account.email})</a></p>`,
  );
  return page(
    'Google, en local',
    `<p>Choisis un compte : rien ne quitte cette machine.</p>${links.join('')}<p><a href="${back('error', 'access_denied')}">Annuler</a></p>`,
  );
}

/**
 * Answers the two calls that the auth service makes to Google; `null` for any other address. The authorization code is the account
 * itself, so nothing has to be stored.
 */
export async function answerGoogle(request: Request): Promise<Response | null> {
  const { host, pathname } = new URL(request.url);
  if (host === 'oauth2.googleapis.com' && pathname === '/token') {
    const code = new URLSearchParams(await request.text()).get('code') ?? '';
    return Response.json({ access_token: code, token_type: 'Bearer', expires_in: 3600 });
  }
  if (host === 'www.googleapis.com' && pathname.startsWith('/userinfo')) {
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
    const account: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    const { email, name } = { email: '', name: '', ...(typeof account === 'object' ? account : {}) };
    return Response.json({
      id: `stand-in-${email}`,
      sub: `stand-in-${email}`,
      email,
      verified_email: true,
      email_verified: true,
      name,
    });
  }
  return null;
}
