import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { isAdminPath, isGamePath, paths } from '@/paths';
import { playingTraveller } from '../storage/travellers';
import { typedLetter } from '../storage/typedAnswers';
import { parseDay } from '../rules/days';
import { pageLeft } from './expiringFlags';

const backState = v.object({ from: v.string() });
const arrivedState = v.object({ cameFromLogin: v.literal(true) });

const ARCHIVED = /^\/escape-noel\/archives\/[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/;
const SHARED =
  /^\/escape-noel\/(?:table(?:\/(?:rejoindre|\d{1,15}))?|classe(?:\/dossier|\/tableau\/(?:ciel|\d{1,2}))?)$/;
const RIDDLES = /^\/escape-noel\/jour(?:\/([^/]*))?$/;

/**
 * True if signing in comes back to a page (rule 7.5): a day being played, a message being written, a finished quest to save, the archives,
 * the round tables, the class's pages, the team's pages. @param player who has signed in, if anyone has.
 */
function isStarted(path: string, player: string | null): boolean {
  if (ARCHIVED.test(path) || SHARED.test(path) || isAdminPath(path)) return true;
  const riddle = RIDDLES.exec(path);
  if (riddle) return parseDay(riddle[1]) !== null;
  if (path === paths.game.contact)
    return [playingTraveller.read(), player].some((writer) => typedLetter(writer).isWritten());
  return path === paths.game.final;
}

/**
 * The game's home (rule 7.5), or the page that was left with something started.
 * @param state unchecked. @param player the knight that plays, once signed in; null before.
 */
export function readReturnTo(state: unknown, player: string | null): string {
  const from = v.is(backState, state) ? state.from : paths.game.landing;
  return isStarted(from, player) ? from : paths.game.landing;
}

/** True if a page is one of those that sign in. */
export const isGate = (pathname: string): boolean =>
  pathname === paths.game.login || pathname === paths.game.password;

export function useBackTo(): { from: string } {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  // The sign-in pages lead to each other, and pass the first page on.
  if (isGate(pathname)) return { from: v.is(backState, state) ? state.from : paths.game.landing };
  return { from: pathname };
}

/** Stores the page to come back to, for a sign-in that ends in another page load or tab. */
export function rememberReturn(path: string): void {
  if (path === paths.game.landing) pageLeft.remove();
  else pageLeft.write(path);
}

/** The stored page to come back to, which is then removed; by default the game's home. */
export function takeReturn(): string {
  const from = pageLeft.read();
  pageLeft.remove();
  return from !== null && isGamePath(from) ? from : paths.game.landing;
}

export const FROM_LOGIN = { cameFromLogin: true } as const;

/** True if this page was reached from the login page, without a page load (rule 7.5). */
export const cameFromLogin = (state: unknown): boolean => v.is(arrivedState, state);
