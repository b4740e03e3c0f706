import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { isGamePath, paths } from '@/paths';
import { letterDraft } from '../draft';
import { parseDay } from '../rules/days';
import { pageLeft } from './notes';

const askedState = v.object({ from: v.string() });
const arrivedState = v.object({ cameFromLogin: v.literal(true) });

const RIDDLES = /^\/escape-noel\/jour(?:\/([^/]*))?$/;

/**
 * Whether a page of the game had something begun when its visitor left it to sign in (rule 7.5): a day that they play, a message
 * that they write, the quest that they have finished and that no account keeps yet.
 */
function hasSomethingBegun(path: string): boolean {
  const riddle = RIDDLES.exec(path);
  if (riddle) return parseDay(riddle[1]) !== null;
  if (path === paths.game.contact) return letterDraft.isWritten();
  return path === paths.game.final;
}

/**
 * Where signing in and signing up lead: the game's home (rule 7.5), unless the page that sent there had something begun.
 * @param state the login page's location state: anything may stand there.
 */
export function readReturnTo(state: unknown): string {
  const from = v.is(askedState, state) ? state.from : paths.game.landing;
  return hasSomethingBegun(from) ? from : paths.game.landing;
}

/** What a link to the login page is given besides its address: the page that it stands on, so that it is come back to. */
export function useBackTo(): { from: string } {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const isGate = pathname === paths.game.login || pathname === paths.game.password;
  // The pages of the gate lead to each other: who sent there first stays known.
  if (isGate) return { from: v.is(askedState, state) ? state.from : paths.game.landing };
  return { from: pathname };
}

/** Keeps the page to come back to, for a sign-in that ends in another page or another tab of this browser. */
export function rememberReturn(path: string): void {
  if (path === paths.game.landing) pageLeft.remove();
  else pageLeft.write(path);
}

/** The page to come back to, once; the game's home when there is none. */
export function takeReturn(): string {
  const from = pageLeft.read();
  pageLeft.remove();
  return from !== null && isGamePath(from) ? from : paths.game.landing;
}

/** What the login page leaves in the location state of the page that it sends to. */
export const FROM_LOGIN = { cameFromLogin: true } as const;

/** Whether this page was reached from the login page, inside the application (rule 7.5). */
export function cameFromLogin(state: unknown): boolean {
  return v.is(arrivedState, state);
}
