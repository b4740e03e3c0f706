import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchContest } from '@/api/teamContest';
import { adminKey } from '../../game/admin/adminKey';

/** @param edition null while it is not known. */
export const adminContestQuery = (edition: string | null) =>
  queryOptions({
    queryKey: [...adminKey, 'contest', edition],
    queryFn: edition === null ? skipToken : () => fetchContest(edition),
    meta: { personal: true, failure: 'Chargement du concours' },
  });
