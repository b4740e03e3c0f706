import { paths } from '@/paths';

/** What decides whether somebody is welcomed back. */
export interface WelcomeContext {
  username: string | null;
  pathname: string;
  referrer: string;
  /** Entries of the browser's history. */
  historyLength: number;
  /** Came from the login page inside the application (rule 7.6). */
  cameFromLogin: boolean;
  /** The account has just been made in this browser: nobody is back yet. */
  justMade: boolean;
}

/** Above this many entries, somebody has been walking around rather than coming back (rule 7.6). */
const FRESH_HISTORY = 2;

/** Whether somebody who has just arrived is welcomed back (rule 7.6). */
export function isWelcomedBack(who: WelcomeContext): boolean {
  if (who.username === null || who.justMade || who.pathname !== paths.game.landing) return false;
  return who.cameFromLogin || who.referrer.includes('/login') || who.historyLength <= FRESH_HISTORY;
}
