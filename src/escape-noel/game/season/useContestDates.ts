import { useQuery } from '@tanstack/react-query';
import { contestRules } from '@/publisherDetails';
import { publisher } from '@/publisher';
import { useDoors } from './calendar';
import { contestEndQuery } from './contest.queries';
import { contestDate, contestDay, contestEnd } from './contestTexts';

/**
 * From when to when the contest lasts, in French: the publisher's own dates for an edition without dates. An edition whose doors have
 * dates begins with its first door and has its own end; null for an end that is not known.
 */
export function useContestDates(): { from: string; until: string | null } {
  const { data: end } = useQuery(contestEndQuery);
  const [first] = useDoors().flatMap(({ opensAt }) => opensAt ?? []);
  return {
    from: first ? contestDay(first) : contestDate(contestRules.opensOn),
    until: end ? contestEnd(end.endsAt) : first ? null : contestDate(publisher.contest.validUntil),
  };
}
