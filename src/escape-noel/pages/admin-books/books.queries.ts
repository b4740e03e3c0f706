import { queryOptions } from '@tanstack/react-query';
import { fetchPeople } from '@/api/teamBooks';
import { adminKey } from '../../game/admin/adminKey';

export const peopleQuery = queryOptions({
  queryKey: [...adminKey, 'book people'],
  queryFn: fetchPeople,
  meta: { personal: true, failure: 'Chargement des auteurs' },
});
