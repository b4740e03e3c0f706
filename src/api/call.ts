import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import * as v from 'valibot';
import { client, currentSession, publicClient, renewSession, type Client } from './client';
import { ApiError, fromPostgrest, isRefusedToken, isUnanswered, UNKNOWN_KNIGHT } from './errors';
import { knightOf, seatedKnights, loseKnight } from './playingKnight';
import { storedAccount, storedToken } from './sessionKey';

type Builder<Data> = {
  setHeader: (name: string, value: string) => Builder<Data>;
  retry: (enabled: boolean) => PromiseLike<PostgrestSingleResponse<Data>>;
};
type Request<Data> = (supabase: Client) => Builder<Data>;

interface Options {
  /** True if sending it twice does and answers the same as once: it is then sent again, once, when no answer came. */
  idempotent: boolean;
  /**
   * The id of the knight that the page shows: the call is refused when the session has ended or others play. Null for
   * visitors and public data: sent without the session, even if there is one (rule 22.6). Undefined: sent for any knight that plays.
   */
  player?: string | null;
  /** True for a call of the account, whichever of its knights plays. */
  ofAccount?: boolean;
  /** The id of the knight of the account that the call is for, although another one plays. */
  knight?: string;
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
  {
    idempotent,
    player,
    ofAccount = false,
    knight: named,
    schema = v.unknown(),
  }: Options & {
    schema?: v.GenericSchema;
  },
): Promise<unknown> {
  let token: string | null = null;
  const send = async () => {
    const supabase = await (player === null ? publicClient() : client());
    if (typeof player === 'string') await requirePlayer(player);
    const account = player === null || ofAccount ? null : storedAccount();
    const knight = named ?? player ?? (account && knightOf(account));
    const built = request(supabase);
    token = storedToken();
    // The account's first knight needs no header (decision 0026).
    const isNamed = account !== null && knight !== null && knight !== account;
    // The library's own retries would take seven seconds before the player sees « Réessayer ».
    const { data, error, status } = await (isNamed ? built.setHeader('x-knight', knight) : built).retry(
      false,
    );
    if (error) {
      const failure = fromPostgrest(status, error);
      if (isNamed && failure.reason === UNKNOWN_KNIGHT) loseKnight(account, knight);
      throw failure;
    }
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return parsed.output;
    throw new ApiError('unexpected', 'The reply has another shape', { cause: parsed.issues });
  };
  try {
    return await send();
  } catch (error) {
    // Nothing was carried out with a refused token: the device's clock is slow, or the server has new keys.
    if (isRefusedToken(error)) await renewSession(token);
    else if (idempotent && isUnanswered(error))
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    else throw error;
    return send();
  }
}

const signedOut = () => new ApiError('signed_out', 'Connecte-toi pour continuer', { forPlayers: true });

/** Not `refused`: an answer that waits goes on waiting for its knight. */
const anotherPlays = () =>
  new ApiError('signed_out', 'Un autre chevalier joue maintenant sur cet appareil.', {
    reason: 'another_knight',
    forPlayers: true,
  });

/** @throws {ApiError} `signed_out` unless this knight plays here, or as `currentSession`. */
async function requirePlayer(player: string): Promise<void> {
  const session = await currentSession();
  if (!session) throw signedOut();
  if (!seatedKnights(session.user.id).includes(player)) throw anotherPlays();
}

/** An idempotent call of a player, whose reply is `jsonb`. @param player the knight that the page knows, or null for a visitor. */
export const callAs = <Result>(
  player: string | null,
  schema: v.GenericSchema<unknown, Result>,
  request: Request<unknown>,
): Promise<Result> => call(request, { idempotent: true, player, schema });

/** An idempotent call about a knight, whose id the request filters by. @throws {ApiError} `signed_out` unless this knight plays. */
export const callOwn = <Data>(
  player: string,
  request: (supabase: Client, id: string) => Builder<Data>,
): Promise<Data> => call((supabase) => request(supabase, player), { idempotent: true, player });
