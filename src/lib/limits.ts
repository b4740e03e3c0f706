import * as v from 'valibot';
import { counted } from './french';

/** The maximum length of each field of a message to the publisher: the e-mail service accepts 50 kB. */
export const LETTER_LIMITS = { name: 100, email: 254, subject: 120, message: 2000 } as const;

/** By how much a text is too long; null when it is not. */
export function excess(text: string, limit: number): string | null {
  return text.length > limit ? `${counted(text.length - limit, 'caractère')} de trop.` : null;
}

/** A valibot check; its message says by how much the text is too long. */
export const within = (limit: number) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    limit,
    ({ input }) => `C'est un peu long : ${excess(input, limit)}`,
  );

/** The excess, or the remaining characters near the limit, or `fromAfar`. */
export function limitHint(text: string, limit: number, fromAfar?: string): string | undefined {
  return excess(text, limit) ?? room(text, limit) ?? fromAfar;
}

/** The remaining characters above 90 % of the limit; null otherwise. */
export function room(text: string, limit: number): string | null {
  if (text.length > limit || text.length < limit * 0.9) return null;
  return text.length === limit
    ? 'Plus un caractère de libre.'
    : `Encore ${counted(limit - text.length, 'caractère')}.`;
}
