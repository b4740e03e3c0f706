import type { Seat, TableInvitation } from '@/api/roundTables';
import { counted, plural } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { listDays } from '../../game/import/importTexts';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { DEFAULT_NAME } from '../../game/session/useSession';

type OpenInvitation = Extract<TableInvitation, { status: 'open' }>;

/** Shown in place of a withheld table name (rule 18.8). */
export const NAMELESS_TABLE = 'Table ronde';

export const nameOfTable = (name: string | null): string => (name === null ? NAMELESS_TABLE : isolated(name));

/** « Aurore t'invite à la table « Les cousins » », as far as others read these names (rule 18.10). */
export function invitationText({ owner, name }: Pick<OpenInvitation, 'owner' | 'name'>): string {
  const host = owner === DEFAULT_NAME ? 'Un chevalier' : isolated(owner);
  const table = name === null ? 'à sa table ronde' : `à la table «\u00A0${isolated(name)}\u00A0»`;
  return `${host} t'invite ${table}.`;
}

/** « 3 chevaliers y suivent leurs étoiles. » */
export const seatedText = (count: number): string =>
  `${counted(count, 'chevalier')} y ${plural(count, 'suit ses', 'suivent leurs')} étoiles. Ta place t'attend.`;

/** « BCDF GHJK »: two groups are easier to read aloud and to type. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The address that invites to a table. What follows the « # » never leaves the browser (rule 18.3). */
export const invitationLink = (code: string): string =>
  `${globalThis.location.origin}${paths.game.joinTable}#${code}`;

/** The letters of codes (`private.new_round_table_code`). */
const LETTER = '[BCDFGHJKMNPQRSTVWXZ]';
const eight = (between: string) => `(${LETTER}(?:${between}${LETTER}){7})`;
/** Places of a code, the surest first. */
const PLACES = [
  // After the sign of a link, with what a mail puts inside.
  new RegExp(`#[^A-Z0-9]*${eight('[^A-Z0-9]*')}(?![A-Z0-9])`),
  // A text of a code alone.
  /^[^A-Z0-9]*([A-Z](?:[^A-Z0-9]*[A-Z]){7})[^A-Z0-9]*$/,
  // In a sentence, as the page of the table shows it.
  new RegExp(`(?:^|[^\\p{L}\\p{N}])(${LETTER}{4}[\\s.·_-]*${LETTER}{4})(?![\\p{L}\\p{N}])`, 'u'),
  // Letter by letter, in a sentence.
  new RegExp(`(?:^|[^\\p{L}\\p{N}])(${LETTER}(?:[\\s.·_-]+${LETTER}){7})(?![\\p{L}\\p{N}])`, 'u'),
  // After the sign of a link, to which the next line is glued.
  new RegExp(`#${eight('')}`),
];

/** The code of a table in the fragment of an address, in a link or in a message; null without one. */
export function tableCodeIn(text: string): string | null {
  const plain = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/%(?:25)+/g, '%')
    .replaceAll('%23', '#')
    .replaceAll(/%[0-9A-F]{2}/g, ' ');
  for (const place of PLACES) {
    const [, found] = place.exec(plain) ?? [];
    if (found !== undefined) return found.replaceAll(/[^A-Z]/g, '');
  }
  return null;
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

/** Duration of a lock, rounded up. */
export const waitText = (seconds: number): string => counted(Math.max(1, Math.ceil(seconds / 60)), 'minute');
