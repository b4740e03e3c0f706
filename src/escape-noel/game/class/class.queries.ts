import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchClassDays, fetchClassKey, type ClassDay } from '@/api/classes';
import type { Player } from '../player/player';
import { setCalendar } from '../season/calendar';
import { playerKey } from '../session/playerKey';
import { startEdition } from '../storage/playedEdition';

/** The one request of « En classe » (rule 25.9): its parts find the calendar and the clock in the cache. */
export const classDaysQuery = (player: Player | null) =>
  queryOptions({
    queryKey: [...playerKey(player?.key), 'class days'],
    queryFn: player
      ? async ({ client }) => {
          const reply = await fetchClassDays({ player: player.id, edition: null });
          const { edition, timeZone, clockOffset } = reply;
          startEdition(edition);
          setCalendar(
            client,
            reply.days.map(({ day, opensAt, isOpen }) => ({ edition, day, opensAt, isOpen, timeZone })),
            clockOffset,
          );
          return reply;
        }
      : skipToken,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
    meta: { failure: 'Chargement des jours de la classe', personal: player?.isVisitor === false },
  });

/** The answers and hints of the open days, for a class's account (rule 25.7). */
export const classKeyQuery = (player: Player | null) =>
  queryOptions({
    queryKey: [...playerKey(player?.key), 'class key'],
    queryFn: player ? () => fetchClassKey({ player: player.id, edition: null }) : skipToken,
    staleTime: 60_000,
    meta: { failure: 'Chargement de la clé de la classe', personal: true },
  });

/** The class's data for « En classe ». */
export interface ClassState {
  days: ReadonlyMap<number, ClassDay>;
  solved: ReadonlySet<number>;
  isClass: boolean;
}

/** « Jour 4 : Les guetteurs du bois »; the number alone until the door is open. */
export function dayText({ days }: Pick<ClassState, 'days'>, day: number): string {
  const title = days.get(day)?.title;
  return title === undefined ? `Jour ${day}` : `Jour ${day}\u00A0: ${title}`;
}
