import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKey } from '../../game/admin/adminKey';
import { fetchAccounts, fetchAdminStats, type AccountsRequest } from '@/api/admin';

const metaOf = (failure: string) => ({ personal: true, failure });

export const statsQuery = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: fetchAdminStats,
  meta: metaOf('Chargement des statistiques'),
});

export const accountsKey = [...adminKey, 'accounts'] as const;

export const accountsQuery = (request: AccountsRequest) =>
  queryOptions({
    queryKey: [...accountsKey, request],
    queryFn: () => fetchAccounts(request),
    placeholderData: keepPreviousData,
    meta: metaOf('Chargement des comptes'),
  });
