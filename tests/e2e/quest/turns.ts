import { ALL } from '../../support/quest';

/** Points by the number of hints. */
const SCORES = [5, 3, 2, 1] as const;

/** Enough for every day in the page, on a busy machine. */
export const QUEST_LIMIT_MS = 600_000;

/** Ways to play a day. */
export interface Turn {
  day: number;
  hints: 0 | 1 | 2 | 3;
  wrong: boolean;
  revealed: boolean;
  /** The next day to do after this one. */
  next: number | null;
}

/** Day 5 is played before day 4, so that « the next day to do » is not always the next number. */
const ORDER = [1, 2, 3, 5, 4, 6, ...ALL.slice(6)];
/** The day whose answer is revealed. */
export const REVEALED_DAY = 13;

/** Days always played in the page: one out of order, the revealed one, the last. The nightly run plays all (CONTRIBUTING.md). */
const ALWAYS_IN_PAGE = [5, REVEALED_DAY, 24];
const IS_WHOLE = process.env['WHOLE_QUEST'] === '1';

/** True if a day is played in the page; else through the API. */
export const isInPage = ({ day }: Turn): boolean => IS_WHOLE || ALWAYS_IN_PAGE.includes(day);

/** The whole quest: 0 to 3 hints in turn, a wrong answer every third day, one day revealed. */
export function quest(): Turn[] {
  return ORDER.map((day, index) => {
    const revealed = day === REVEALED_DAY;
    const hints = revealed ? 3 : ((day % 4) as Turn['hints']);
    const left = ALL.filter((each) => !ORDER.slice(0, index + 1).includes(each));
    return { day, hints, wrong: day % 3 === 0, revealed, next: left[0] ?? null };
  });
}

export const scoreOf = ({ hints, revealed }: Turn): number => (revealed ? 0 : SCORES[hints]);

export const sum = (turns: readonly Turn[]) => turns.reduce((total, turn) => total + scoreOf(turn), 0);
