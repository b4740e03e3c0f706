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
export function sendSiteMessage({ name, email, message }: SiteMessage): Promise<void> {
  return send(publisher.email.siteTemplateId, {
    from_name: name,
    from_email: email,
    message,
    to_name: publisher.name,
  });
}

/**
 * Sends what was written on the game's contact page.
 * @throws when the message did not leave: its writer still has it and can try again.
 */
export function sendGameMessage({ name, email, subject, message }: GameMessage): Promise<void> {
  return send(publisher.email.gameTemplateId, {
    from_name: name,
    from_email: email,
    title: subject,
    message,
    to_name: publisher.name,
  });
}

/** @throws whatever the service, the network or the clock refuses. */
async function send(templateId: string, params: Record<string, string>): Promise<void> {
  init({ publicKey: publisher.email.publicKey, origin: serviceOrigin() });
  const silence = AbortSignal.timeout(EMAIL_TIMEOUT_MS);
  await Promise.race([
    sendWithEmailJs(publisher.email.serviceId, templateId, params),
    new Promise((_, reject) => {
      silence.addEventListener('abort', () => reject(new Error(`No answer after ${EMAIL_TIMEOUT_MS} ms`)));
    }),
  ]);
}

/** The real service, or the one that stands in for it at the page's own address (`VITE_EMAIL_ORIGIN=/`). */
function serviceOrigin(): string {
  const configured: string | undefined = import.meta.env.VITE_EMAIL_ORIGIN;
  if (configured === '/') return globalThis.location.origin;
  return configured ?? 'https://api.emailjs.com';
}
