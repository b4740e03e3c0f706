import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import * as v from 'valibot';
import type { Service } from './gateway.ts';

/** An e-mail that the auth server sent. */
export type Mail = { to: string; subject: string; html: string; sentAt: string };

/**
 * Starts an SMTP server without encryption or accounts, which delivers nothing.
 * @param mails receives every e-mail.
 */
export async function startMail(port: number, mails: Mail[]): Promise<{ stop: () => Promise<void> }> {
  const receive = async (stream: SMTPServerDataStream) => {
    const { to, subject = '', html } = await simpleParser(stream);
    const addresses = [to ?? []].flat().map(({ text }) => text);
    mails.push({ to: addresses.join(', '), subject, html: html || '', sentAt: new Date().toISOString() });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      receive(stream).then(() => done(), done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return { stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Serves the templates of e-mails to the auth server, which reads them from addresses: `/<name>`. */
export const templates =
  (paths: Record<string, string>): Service =>
  async (request) => {
    const path = paths[new URL(request.url).pathname.slice(1)];
    if (path === undefined) return new Response(null, { status: 404 });
    return new Response(await readFile(path), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

const mailpitList = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const mailpitMail = v.pipe(
  v.object({
    To: v.array(v.object({ Address: v.string() })),
    Subject: v.string(),
    HTML: v.string(),
    Date: v.string(),
  }),
  v.transform(({ To, Subject, HTML, Date: sentAt }): Mail => {
    return { to: To.map(({ Address }) => Address).join(', '), subject: Subject, html: HTML, sentAt };
  }),
);

/** The e-mails that Mailpit has received, the mail server of `supabase start`. @param url its own. */
export async function mailpit(url: string): Promise<Mail[]> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/api/v1/${path}`)).json();
  const { messages } = v.parse(mailpitList, await read('messages?limit=200'));
  return Promise.all(messages.map(async ({ ID }) => v.parse(mailpitMail, await read(`message/${ID}`))));
}
