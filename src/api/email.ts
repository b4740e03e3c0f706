import { EmailJSResponseStatus, init, send as sendWithEmailJs } from '@emailjs/browser';
import { publisher } from '@/publisher';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { siteAnswers } from '@/lib/siteAnswers';
import { ApiError, BARRED_REASON } from './errors';
import type { UnsentMail } from './unsentMail';

const EMAIL_TIMEOUT_MS = 20_000;

export interface SiteMessage {
  name: string;
  email: string;
  message: string;
}

export type GameMessage = SiteMessage & { subject: string };

/** @throws {ApiError} when it was not sent: the form keeps it. `refused` by the service, for lack of quota for instance. */
export const sendSiteMessage = (message: SiteMessage): Promise<void> =>
  send(publisher.email.siteTemplateId, message);

export function sendGameMessage({ subject, ...message }: GameMessage): Promise<void> {
  return send(publisher.email.gameTemplateId, message, { title: subject });
}

async function send(
  templateId: string,
  { name, email, message }: SiteMessage,
  more: Record<string, string> = {},
): Promise<void> {
  // The real service, or the embedded one at the page's own origin (`VITE_EMAIL_ORIGIN=/`).
  const { origin } = new URL(import.meta.env.VITE_EMAIL_ORIGIN || 'https://api.emailjs.com', location.origin);
  init({ publicKey: publisher.email.publicKey, origin });
  const params = { from_name: name, from_email: email, message, to_name: publisher.name, ...more };
  const sent = Promise.race([
    sendWithEmailJs(publisher.email.serviceId, templateId, params).catch(async (cause: unknown) => {
      throw await failureOf(cause);
    }),
    new Promise((_, reject) => {
      const tooLate = new ApiError('timeout', `No answer after ${EMAIL_TIMEOUT_MS} ms`);
      setTimeout(() => reject(tooLate), EMAIL_TIMEOUT_MS);
    }),
  ]);
  try {
    await sent;
  } catch (failure) {
    void report(failure);
    throw failure;
  }
}

/** Tells the team that a letter was not sent, unless the device is offline (rule 8.10). Loads its code then only. */
async function report(failure: unknown): Promise<void> {
  try {
    const kind = await kindOf(failure);
    if (kind) await (await loadModule(() => import('./unsentMail'))).reportUnsentMail(kind);
  } catch (cause) {
    logFailure('Courriel non envoyé, et non compté', cause);
  }
}

async function kindOf(failure: unknown): Promise<UnsentMail | null> {
  if (!(failure instanceof ApiError)) return null;
  const { code, reason } = failure;
  if (code === 'limited' || code === 'refused') return code;
  const isUnanswered = reason === BARRED_REASON || (code === 'timeout' && (await siteAnswers()));
  return isUnanswered ? 'unanswered' : null;
}

async function failureOf(cause: unknown): Promise<ApiError> {
  if (!(cause instanceof EmailJSResponseStatus) || cause.status === 0)
    return new ApiError('offline', 'The e-mail service did not answer', {
      reason: (await siteAnswers()) ? BARRED_REASON : null,
      cause,
    });
  return new ApiError(cause.status === 429 ? 'limited' : 'refused', cause.text, { cause });
}
