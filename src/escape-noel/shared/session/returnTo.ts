import * as v from 'valibot';
import { isGamePath, paths } from '@/paths';

const askedState = v.object({ from: v.string() });
const arrivedState = v.object({ cameFromLogin: v.literal(true) });

/** The state to give a link or a redirection to the login page, so that it comes back here: `<Link state={backTo(path)}>`. */
export const backTo = (path: string) => ({ from: path });

/**
 * Where to go once signed in: the page of the game that asked, else the game's door (spec §2 « Login »).
 * @param state the login page's location state: anything may stand there.
 */
export function readReturnTo(state: unknown): string {
  const parsed = v.safeParse(askedState, state);
  const target = parsed.success ? parsed.output.from : paths.game.landing;
  const isOwn = isGamePath(target) && !target.startsWith(paths.game.login);
  return isOwn ? target : paths.game.landing;
}

/** What the login page leaves in the location state of the page that it sends to. */
export const FROM_LOGIN = { cameFromLogin: true } as const;

/** Whether this page was reached from the login page, inside the application (design §6, welcome-back dialog). */
export function cameFromLogin(state: unknown): boolean {
  return v.is(arrivedState, state);
}
