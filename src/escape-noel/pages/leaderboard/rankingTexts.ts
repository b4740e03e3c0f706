import type { LeaderboardPage } from '@/api/ranking';
import { formatCount } from '@/lib/french';
import { frenchDay, frenchMoment, frenchShortDay, frenchWeekday } from '@/lib/frenchDates';
import { isolated } from '@/lib/isolated';

const PAGE_SIZE = 10;

export const questDay = (date: Date | null): string => (date ? frenchDay(date) : '—');

export const questShortDay = (date: Date | null): string => (date ? frenchShortDay(date) : '—');

export const questWeekday = (date: Date | null): string =>
  date ? frenchWeekday(date) : 'Aucune quête encore';

export const questMoment = (date: Date | null): string => (date ? frenchMoment(date) : 'Aucune quête encore');

/** The place in the whole ranking of the first row of a page, from 1. */
export const firstPlaceOf = ({ page }: Pick<LeaderboardPage, 'page'>): number => (page - 1) * PAGE_SIZE + 1;

/** « Page 2 sur 5 • Joueurs 11 à 20 sur 43 » (rule 6.3). */
export function caption({ page, pageCount, playerCount, knights }: LeaderboardPage): string {
  const first = firstPlaceOf({ page });
  const last = first + knights.length - 1;
  return `Page ${formatCount(page)} sur ${formatCount(pageCount)} • Joueurs ${formatCount(first)} à ${formatCount(last)} sur ${formatCount(playerCount)}`;
}

/** Consequence of the ranking's end (rules 6.7, 15.4); null before it. @param edition the code of a past one. */
export function endOf(
  { isOver, endsAt }: Pick<LeaderboardPage, 'isOver' | 'endsAt'>,
  edition: string | null,
): string | null {
  if (edition !== null)
    return `Le classement de l'édition ${edition} est arrêté pour toujours. On peut encore jouer, pour l'histoire.`;
  if (!isOver || !endsAt) return null;
  return `Ce classement est arrêté depuis le ${frenchDay(endsAt)} : il ne bouge plus. On peut encore résoudre les énigmes, pour l'histoire et pour les artefacts.`;
}

/** A key for each row, which has no id: the name, numbered where several knights have it. It stays when a row moves. */
export function rowKeys(knights: readonly { name: string }[]): string[] {
  const seen = new Map<string, number>();
  return knights.map(({ name }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return `${times} ${name}`;
  });
}

export const rowName = (name: string, isMe: boolean): string =>
  isMe ? `Vous – ${isolated(name)}` : isolated(name);
