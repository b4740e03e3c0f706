import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import * as v from 'valibot';
import { client, currentSession, publicClient, renewSession, type Client } from './client';
import { ApiError, fromPostgrest, isRefusedToken, isUnanswered } from './errors';

type Builder<Data> = { retry: (enabled: boolean) => PromiseLike<PostgrestSingleResponse<Data>> };
type Request<Data> = (supabase: Client) => Builder<Data>;

interface Options {
  /** True if sending it twice does and answers the same as once: it is then sent again, once, when no answer came. */
  idempotent: boolean;
  /**
   * The id of the account that the page shows: the call is refused when the session has ended or belongs to another account. Null for
   * visitors and public data: sent without the session, even if there is one (rule 22.6). Undefined: sent for any signed-in account.
   */
  player?: string | null;
}

const RETRY_DELAY_MS = 800;

/** Sends a request to the data API. @param options `schema` is what a `jsonb` reply must be: the generated types do not say it. */
export function call<Result>(
  request: Request<unknown>,
  options: Options & { schema: v.GenericSchema<unknown, Result> },
): Promise<Result>;
export function call<Data>(request: Request<Data>, options: Options): Promise<Data>;
export async function call(
  request: Request<unknown>,
  { idempotent, player, schema = v.unknown() }: Options & { schema?: v.GenericSchema },
): Promise<unknown> {
  const send = async () => {
    if (typeof player === 'string' && (await requireUserId()) !== player) throw signedOut();
    // The library's own retries would take seven seconds before the player sees « Réessayer ».
    const { data, error, status } = await request(await (player === null ? publicClient() : client())).retry(
      false,
    );
    if (error) throw fromPostgrest(status, error);
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return parsed.output;
    throw new ApiError('unexpected', 'The reply has another shape', { cause: parsed.issues });
  };
  try {
    return await send();
  } catch (error) {
    // Nothing was carried out with a refused token: the device's clock is slow, or the server has new keys.
    if (isRefusedToken(error)) await renewSession();
    else if (idempotent && isUnanswered(error))
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    else throw error;
    return send();
  }
}

const signedOut = () => new ApiError('signed_out', 'Connecte-toi pour continuer', { forPlayers: true });

/** The id of the signed-in account. @throws {ApiError} `signed_out` without one, or as `currentSession`. */
export async function requireUserId(): Promise<string> {
  const session = await currentSession();
  if (!session) throw signedOut();
  return session.user.id;
}

/** An idempotent call of a player, whose reply is `jsonb`. @param player the account that the page knows, or null for a visitor. */
export const callAs = <Result>(
  player: string | null,
  schema: v.GenericSchema<unknown, Result>,
  request: Request<unknown>,
): Promise<Result> => call(request, { idempotent: true, player, schema });

/** An idempotent call about the signed-in account, whose id the request filters by. @throws {ApiError} as `requireUserId`. */
export async function callOwn<Data>(request: (supabase: Client, id: string) => Builder<Data>): Promise<Data> {
  const id = await requireUserId();
  return call((supabase) => request(supabase, id), { idempotent: true, player: id });
}
