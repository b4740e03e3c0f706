import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAdminLog, fetchModeratedAccounts, type ModeratedRequest } from '@/api/moderation';
import { adminKey } from '../../game/admin/adminKey';

export const moderatedQuery = (request: ModeratedRequest) =>
  queryOptions({
    queryKey: [...adminKey, 'moderated', request],
    queryFn: () => fetchModeratedAccounts(request),
    placeholderData: keepPreviousData,
    meta: { personal: true, failure: 'Chargement des comptes' },
  });

export const logQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKey, 'log', page],
    queryFn: () => fetchAdminLog(page),
    placeholderData: keepPreviousData,
    meta: { personal: true, failure: 'Chargement du journal' },
  });
