import { useQuery } from '@tanstack/react-query';
import { publisher } from '@/publisher';
import { useDoors } from './calendar';
import { contestQuery } from './contest.queries';
import { contestDate, contestDay, contestEnd } from './contestTexts';

/**
 * From when to when the contest lasts, in French; by default from the day of the first door, and for an edition without dates until the
 * publisher's own. Null where a date is not known (rule 8.2).
 */
export function useContestDates(): { from: string | null; until: string | null } {
  const { data: contest, isError } = useQuery(contestQuery);
  const [first] = useDoors().flatMap(({ opensAt }) => opensAt ?? []);
  const { opensOn, endsAt } = contest ?? {};
  return {
    from: opensOn ? contestDate(opensOn) : first ? contestDay(first) : null,
    until: endsAt ? contestEnd(endsAt) : first || isError ? null : contestDate(publisher.contest.validUntil),
  };
}
