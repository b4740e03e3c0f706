import { call } from './call';
import { toDate } from './replies';

/**
 * Offset of the server's clock from this device's, in milliseconds, to within half the time of the reply.
 * @throws {ApiError}
 */
export async function fetchClockOffset(): Promise<number> {
  let sentAt = 0;
  const text = await call(
    (supabase) => {
      sentAt = Date.now();
      return supabase.rpc('server_now');
    },
    { idempotent: true, player: null },
  );
  return toDate(text).getTime() - (sentAt + Date.now()) / 2;
}
