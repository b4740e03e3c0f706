import { EmailJSResponseStatus, init, send as sendWithEmailJs } from '@emailjs/browser';
import { publisher } from '@/publisher';

/** How long the e-mail service may take before we tell the writer that it did not answer. */
const EMAIL_TIMEOUT_MS = 20_000;

/** Why a message did not leave. */
export type EmailFailure = 'refused' | 'unreachable' | 'timeout';

/** A message did not leave: its writer still has it and can try again. */
class EmailError extends Error {
  readonly reason: EmailFailure;

  constructor(reason: EmailFailure, details: string) {
    super(`The e-mail service did not take the message (${reason}): ${details}`);
    this.name = 'EmailError';
    this.reason = reason;
  }
}

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
 * @param written the form's content.
 * @throws {EmailError} the message did not leave.
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
 * @param written the form's content.
 * @throws {EmailError} the message did not leave.
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

async function send(templateId: string, params: Record<string, string>): Promise<void> {
  init({ publicKey: publisher.email.publicKey, origin: serviceOrigin() });
  const timeout = new AbortController();
  try {
    const sending = sendWithEmailJs(publisher.email.serviceId, templateId, params);
    await Promise.race([sending, refuseAfter(EMAIL_TIMEOUT_MS, timeout.signal)]);
  } catch (error) {
    throw asEmailError(error);
  } finally {
    timeout.abort();
  }
}

/** The real service, or the one that stands in for it at the page's own address (`VITE_EMAIL_ORIGIN=/`). */
function serviceOrigin(): string {
  const configured: string | undefined = import.meta.env.VITE_EMAIL_ORIGIN;
  if (configured === '/') return globalThis.location.origin;
  return configured ?? 'https://api.emailjs.com';
}

function refuseAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new EmailError('timeout', `no answer after ${milliseconds} ms`)),
      milliseconds,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function asEmailError(error: unknown): EmailError {
  if (error instanceof EmailError) return error;
  if (error instanceof EmailJSResponseStatus) {
    return new EmailError('refused', `${error.status} ${error.text}`);
  }
  return new EmailError('unreachable', error instanceof Error ? error.message : String(error));
}
