import { queryOptions } from '@tanstack/react-query';
import { fetchMessages } from '@/api/teamMessages';
import { adminKey } from '../../game/admin/adminKey';

export const messagesQuery = queryOptions({
  queryKey: [...adminKey, 'messages'],
  queryFn: fetchMessages,
  meta: { personal: true, failure: 'Chargement des messages' },
});
