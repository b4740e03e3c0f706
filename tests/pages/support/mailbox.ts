import { server, SITE } from './server';

/** The e-mails that left for an address, the oldest first. */
export async function mailsTo(email: string) {
  return (await server()).embedded.mailbox.messages.get(email) ?? [];
}

/**
 * The target of the newest link that was sent to an address.
 * @param kind what the link is for, as the auth service writes it; by default whatever it is.
 */
export async function newestLink(email: string, kind?: 'recovery' | 'email_change'): Promise<string> {
  const links = (await mailsTo(email))
    .flatMap(({ html = '' }) => [...html.matchAll(/href="([^"]*token_hash=[^"]*)"/g)])
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => kind === undefined || address.includes(`type=${kind}`));
  const link = links.at(-1);
  if (!link) throw new Error(`No link was sent to ${email}`);
  return link.slice(SITE.length);
}
