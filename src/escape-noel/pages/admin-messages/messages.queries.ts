import { queryOptions } from '@tanstack/react-query';
import { fetchMessages } from '@/api/teamMessages';
import { adminKey } from '../../game/admin/adminKey';

/** A scheduled message is shown as published soon after its moment. */
const SCHEDULED_READ_EVERY_MS = 20_000;

export const messagesQuery = queryOptions({
  queryKey: [...adminKey, 'messages'],
  queryFn: fetchMessages,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'scheduled') ? SCHEDULED_READ_EVERY_MS : false,
  meta: { personal: true, failure: 'Chargement des messages' },
});
