import * as v from 'valibot';
import { look, RENEWED_BEFORE_MS, SESSION_KEY } from './sessionKey';

/** What the auth service says of the person behind a session, of which the game reads this much. */
const user = v.object({
  id: v.string(),
  email: v.optional(v.string()),
  user_metadata: v.record(v.string(), v.unknown()),
  identities: v.optional(v.array(v.object({ provider: v.string() }))),
});
const keptSession = v.object({ access_token: v.string(), expires_at: v.number(), user });
const keptText = v.pipe(v.string(), v.parseJson(), keptSession);

/** A session, as the auth client keeps it in the browser. */
export type Session = v.InferOutput<typeof keptSession>;
export type SessionUser = Session['user'];

/** The session that this browser keeps, read without the auth client; null when there is none, or it has to be renewed first. */
export function readSession(): Session | null {
  const { success, output } = v.safeParse(keptText, look(SESSION_KEY));
  return success && output.expires_at * 1000 > Date.now() + RENEWED_BEFORE_MS ? output : null;
}
