import type { Seat } from '@/api/roundTables';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { listDays } from '../../shared/import/importTexts';
import { RIDDLE_COUNT } from '../../shared/rules/days';

/** Where a table's name is withheld (rule 18.8). */
export const NAMELESS_TABLE = 'Table ronde';

export const nameOfTable = (name: string | null): string => (name === null ? NAMELESS_TABLE : isolated(name));

/** « BCDF GHJK »: two groups are easier to read aloud and to type. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The address that invites to a table. What follows the « # » never leaves the browser (rule 18.3). */
export const invitationLink = (code: string): string =>
  `${globalThis.location.origin}${paths.game.joinTable}#${code}`;

/** The code of an invitation; null without one. @param hash the fragment of the address. */
export function codeOfHash(hash: string): string | null {
  const letters = hash.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
  return letters.length === 8 ? letters : null;
}

/** The days that are solved, from 1. */
const daysOf = ({ points }: Pick<Seat, 'points'>): number[] =>
  points.flatMap((score, index) => (score === null ? [] : [index + 1]));

/** « 3 étoiles sur 24 : jours 1, 2 et 5 », for those who do not see the lights. */
export function lightsText(seat: Pick<Seat, 'points' | 'stars'>): string {
  const count = `${counted(seat.stars, 'étoile')} sur ${RIDDLE_COUNT}`;
  const days = daysOf(seat);
  if (days.length === 0 || days.length === RIDDLE_COUNT) return count;
  return `${count}\u00A0: ${listDays(days).toLowerCase()}`;
}

/** How long a lock lasts, rounded up. */
export const waitText = (seconds: number): string => counted(Math.max(1, Math.ceil(seconds / 60)), 'minute');
