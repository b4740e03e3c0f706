import { queryOptions } from '@tanstack/react-query';
import { fetchBooks, fetchPeople } from '@/api/teamBooks';
import { adminKey } from '../../game/admin/adminKey';

export const booksQuery = queryOptions({
  queryKey: [...adminKey, 'books'],
  queryFn: fetchBooks,
  meta: { personal: true, failure: 'Chargement des livres' },
});

export const peopleQuery = queryOptions({
  queryKey: [...adminKey, 'book people'],
  queryFn: fetchPeople,
  meta: { personal: true, failure: 'Chargement des auteurs' },
});
