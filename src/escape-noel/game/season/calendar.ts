import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { fetchClockOffset } from '@/api/clock';
import { calendarPath, fetchCalendar, type CalendarDay } from '@/api/riddles';
import { isEarly } from '@/lib/earlyRequests';
import { untilIdle } from '@/lib/untilIdle';
import { paths, type EditionPaths } from '@/paths';
import { useEdition, useEditionPaths } from '../edition/useEdition';
import { storeDoors } from '../storage/homeSnapshot';
import { startEdition } from '../storage/playedEdition';
import { useProgress } from '../player/useProgress';
import { ALL_DAYS } from '../rules/days';
import { doorsAt, nextDoor, nextStop, type Door, type NextStop } from '../rules/nextStop';
import { formatOpening } from './opening';

const FRESH_MS = 10 * 60_000;
/** A timer does not run while a device sleeps: the time is read again at least this often. */
const LONGEST_TIMER_MS = 60_000;

const calendarQuery = (edition: string | null) =>
  queryOptions({
    queryKey: ['calendar', edition],
    queryFn: async (context) => {
      // Only the landing waits for it, and a visitor can then read and answer a riddle before the client's code has loaded.
      if (!isEarly(calendarPath()) && location.pathname !== paths.game.landing)
        await untilIdle(context.signal);
      return receiveCalendar(edition);
    },
    staleTime: FRESH_MS,
    meta: { failure: 'Chargement du calendrier' },
  });

/** Fetches the calendar, which says which edition is played. */
async function receiveCalendar(edition: string | null) {
  const calendar = await fetchCalendar(edition);
  const [first] = calendar;
  if (edition === null && first?.edition) {
    startEdition(first.edition);
    storeDoors(calendar);
  }
  return calendar;
}

/** Read only where a door is closed: the device's clock may be wrong. */
const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: fetchClockOffset,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
  meta: { failure: "Lecture de l'heure" },
});

/**
 * The door of a day whose riddle is hidden; null when the edition lacks it. A page that waits at it requests the calendar once more only
 * when the door has not opened minutes after its time: then it has another one.
 */
export async function fetchDoor(
  queries: QueryClient,
  day: number,
  edition: string | null,
): Promise<Door | null> {
  const { queryKey } = calendarQuery(edition);
  const { data, dataUpdatedAt = 0 } = queries.getQueryState(queryKey) ?? {};
  const known = data?.find((door) => door.day === day);
  const knownSince = Math.max(dataUpdatedAt, Number(known?.opensAt));
  if (known?.isOpen === false && Date.now() - knownSince < FRESH_MS) return known;
  const calendar = await receiveCalendar(edition);
  queries.setQueryData(queryKey, calendar);
  return calendar.find((door) => door.day === day) ?? null;
}

/** Gives the calendar and the clock without a request, in a preview. @param offset as `useClockOffset`. */
export function setCalendar(queries: QueryClient, calendar: CalendarDay[], offset: number): void {
  queries.setQueryData(calendarQuery(null).queryKey, calendar);
  queries.setQueryData(clockQuery.queryKey, offset);
}

/** All twenty-four, until the calendar is known, and when it cannot be. */
const OPEN_DOORS: readonly Door[] = ALL_DAYS.map((day) => ({ day, opensAt: null, isOpen: true }));

/** Offset of the server's clock from the device's, in milliseconds; 0 until it is known. */
export function useClockOffset(): number {
  return useQuery(clockQuery).data ?? 0;
}

/** The server's time when it was last read; null until it is, and for an edition whose doors have no dates. */
export function useServerTime(): Date | null {
  const isDated = useCalendar().some(({ opensAt }) => opensAt !== null);
  const { data, dataUpdatedAt } = useQuery({ ...clockQuery, enabled: isDated });
  return isDated && data !== undefined ? new Date(dataUpdatedAt + data) : null;
}

/** The doors of the edition, as the server described them when it was last asked. */
function useCalendar(): readonly Door[] {
  const { data } = useQuery(calendarQuery(useEdition()));
  return data && data.length > 0 ? data : OPEN_DOORS;
}

/** The time zone of the edition's doors; that of Paris, the default, until the calendar is known. */
export const useTimeZone = (): string =>
  useQuery(calendarQuery(useEdition())).data?.[0]?.timeZone ?? 'Europe/Paris';

/** Says when a door opens, by the edition's clocks and the player's; the year where it is not the present one of the server. */
export function useOpeningText(): (opensAt: Date) => string {
  const timeZone = useTimeZone();
  const isAwaited = nextDoor(useCalendar()) !== null;
  const offset = useQuery({ ...clockQuery, enabled: isAwaited }).data ?? 0;
  return (opensAt) => formatOpening(opensAt, timeZone, { now: new Date(Date.now() + offset) });
}

/** The code of the edition that is played; null until the calendar is known. */
export const usePlayedEdition = (): string | null => useQuery(calendarQuery(null)).data?.[0]?.edition ?? null;

/** The days that were open at the last reply of the server. No clock changes them, so pages do not all request data at an opening. */
export function useOpenDays(): ReadonlySet<number> {
  return new Set(useCalendar().flatMap(({ day, isOpen }) => (isOpen ? [day] : [])));
}

/** Requests the calendars again: the server has refused a day that they describe as open. */
export const refreshCalendars = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['calendar'] });

/** The doors of the edition, rendered again when one opens by the server's clock. */
export function useDoors(): readonly Door[] {
  const calendar = useCalendar();
  const clock = useQuery({ ...clockQuery, enabled: nextDoor(calendar) !== null });
  // Until the server's clock is known no door opens; when it cannot be, the device's clock stands for it.
  const offset = clock.data ?? (clock.isError ? 0 : -Infinity);
  // The time of the next opening stands for the present one: every door before it is open.
  const nextOpening = useCallback(
    () => nextDoor(doorsAt(calendar, Date.now() + offset))?.opensAt.getTime() ?? Infinity,
    [calendar, offset],
  );
  const subscribe = useCallback(
    (notify: () => void) => onOpenings(() => nextOpening() - (Date.now() + offset), notify),
    [nextOpening, offset],
  );
  const opening = useSyncExternalStore(subscribe, nextOpening, () => Infinity);
  return useMemo(() => doorsAt(calendar, opening - 1), [calendar, opening]);
}

/** Calls back at each opening. @param timeLeft until the next one, in milliseconds. @returns a function that unsubscribes. */
function onOpenings(timeLeft: () => number, callBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = timeLeft();
    if (left === Infinity) return;
    timer = setTimeout(
      () => {
        callBack();
        wait();
      },
      Math.min(left, LONGEST_TIMER_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** True if the server has said, or could not say, which doors are open and what the player has completed. */
export function useIsNextStopKnown(): boolean {
  const { isPending } = useQuery(calendarQuery(useEdition()));
  const { ready, failure } = useProgress();
  return !isPending && (ready || failure !== null);
}

/** The page of a stop; while doors are awaited, the game's home, which says so. */
export function addressOf(stop: NextStop, here: EditionPaths): string {
  if (stop.kind === 'day') return here.riddle(stop.day);
  return stop.kind === 'end' ? here.final : here.landing;
}

/** The page to go to next (rule 7.1); until the progress is known, as if nothing were completed, as in the prerendered page. */
export function useNextStop(): NextStop & { address: string } {
  const here = useEditionPaths();
  const { days } = useProgress();
  const stop = nextStop(days, useDoors());
  return { ...stop, address: addressOf(stop, here) };
}
