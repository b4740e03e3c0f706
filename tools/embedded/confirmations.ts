import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { InMemoryEmailDriver } from '@supabase/lite';
import * as v from 'valibot';
import type { authConfig } from './config.ts';

type Auth = Awaited<ReturnType<typeof authConfig>>;
type Call = (request: Request) => Promise<Response>;

const withEmail = v.object({ email: v.pipe(v.string(), v.toLowerCase()) });

/** A hosted project's answer to a sign-up whose address has an account: the same as to any other, without sending an e-mail. */
function signUpAnswer(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/**
 * Answers a second sign-up, and a request to resend the e-mail, as a hosted project that confirms addresses does. @supabase/lite
 * answers 429 to both for ever, which reveals who has an account.
 * @param call the embedded service itself.
 */
export function confirmingAsHosted(
  call: Call,
  auth: Auth,
  driver: PGlite,
  mailbox: InMemoryEmailDriver,
): Call {
  const resend = async (email: string): Promise<boolean> => {
    const token = randomBytes(28).toString('hex');
    const { affectedRows } = await driver.query(
      `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
       where email = $1 and email_confirmed_at is null and confirmation_sent_at < now() - $3::interval`,
      [email, token, auth.email.max_frequency],
    );
    if (affectedRows !== 1) return false;
    const { subject, content_path } = auth.email.template.confirmation;
    const html = (await readFile(content_path, 'utf8'))
      .replaceAll('{{ .SiteURL }}', auth.site_url)
      .replaceAll('{{ .TokenHash }}', token);
    await mailbox.send({ to: email, subject, html, text: '' });
    return true;
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const isSignUp = pathname === '/auth/v1/signup';
    if (request.method !== 'POST' || !(isSignUp || pathname === '/auth/v1/resend')) return call(request);
    const copy = request.clone();
    const answer = await call(request);
    if (answer.status !== 429) return answer;
    const { email } = v.parse(withEmail, await copy.json());
    const { rows } = await driver.query(
      'select from auth.users where email = $1 and email_confirmed_at is not null',
      [email],
    );
    if (isSignUp && rows.length > 0) return Response.json(signUpAnswer(email));
    if (!(await resend(email))) return answer;
    return Response.json(isSignUp ? signUpAnswer(email) : {});
  };
}
