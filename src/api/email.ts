import { init, send as sendWithEmailJs } from '@emailjs/browser';
import { publisher } from '@/publisher';

/** How long the e-mail service may take before we tell the writer that it did not answer. */
const EMAIL_TIMEOUT_MS = 20_000;

/** A message from the site's contact page. */
export interface SiteMessage {
  name: string;
  email: string;
  message: string;
}

/** A message from the game's contact page. */
export interface GameMessage extends SiteMessage {
  subject: string;
}

/**
 * Sends what was written on the site's contact page.
 * @throws when the message did not leave: its writer still has it and can try again.
 */
export function sendSiteMessage(letter: SiteMessage): Promise<void> {
  return send(publisher.email.siteTemplateId, letter);
}

/**
 * Sends what was written on the game's contact page.
 * @throws when the message did not leave: its writer still has it and can try again.
 */
export function sendGameMessage({ subject, ...letter }: GameMessage): Promise<void> {
  return send(publisher.email.gameTemplateId, letter, { title: subject });
}

/** @throws whatever the service, the network or the clock refuses. */
async function send(
  templateId: string,
  { name, email, message }: SiteMessage,
  more: Record<string, string> = {},
): Promise<void> {
  // The real service, or the one that stands in for it at the page's own address (`VITE_EMAIL_ORIGIN=/`).
  const { origin } = new URL(import.meta.env.VITE_EMAIL_ORIGIN || 'https://api.emailjs.com', location.origin);
  init({ publicKey: publisher.email.publicKey, origin });
  const params = { from_name: name, from_email: email, message, to_name: publisher.name, ...more };
  await Promise.race([
    sendWithEmailJs(publisher.email.serviceId, templateId, params),
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`No answer after ${EMAIL_TIMEOUT_MS} ms`)), EMAIL_TIMEOUT_MS);
    }),
  ]);
}
