import { paths } from '@/paths';

export interface WelcomeContext {
  username: string | null;
  pathname: string;
  referrer: string;
  historyLength: number;
  /** Came from the login page inside the application (rule 7.6). */
  cameFromLogin: boolean;
  justMade: boolean;
}

/** Above this many entries, the player was browsing rather than coming back (rule 7.6). */
const FRESH_HISTORY = 2;

export function isWelcomedBack(context: WelcomeContext): boolean {
  if (context.username === null || context.justMade || context.pathname !== paths.game.landing) return false;
  return (
    context.cameFromLogin || context.referrer.includes('/login') || context.historyLength <= FRESH_HISTORY
  );
}
