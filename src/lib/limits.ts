import * as v from 'valibot';
import { counted } from './french';

/** How many characters a letter to the publisher may have, field by field: the e-mail service takes no more than 50 kB in all. */
export const LETTER_LIMITS = { name: 100, email: 254, subject: 120, message: 2000 } as const;

/** How close to a limit its writer hears of it. */
const NEAR = 0.9;

/** What to say of a text that is too long; null when it is not. */
export function excess(text: string, limit: number): string | null {
  return text.length > limit ? `${counted(text.length - limit, 'caractère')} de trop.` : null;
}

/** Refuses a text that is too long, and says by how much. */
export const within = (limit: number) =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    limit,
    ({ input }) => `C'est un peu long : ${excess(input, limit)}`,
  );
/** What a field says of its limit: how much is too much, how much is left, and from afar what is given, if anything. */
export function limitHint(text: string, limit: number, fromAfar?: string): string | undefined {
  return excess(text, limit) ?? room(text, limit) ?? fromAfar;
}

/** What to say of a text that comes near its limit; null far from it, and beyond. */
export function room(text: string, limit: number): string | null {
  if (text.length > limit || text.length < limit * NEAR) return null;
  return text.length === limit
    ? 'Plus un caractère de libre.'
    : `Encore ${counted(limit - text.length, 'caractère')}.`;
}
