import type { Revelation, Verdict } from '@/api/answers';
import type { BonusQuestion, BonusAnswerVerdict } from '@/api/bonusQuestions';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import type { Standing } from '@/api/ranking';
import type { Artefact, Completion, Fragment } from '@/api/progress';
import type { Hint } from '@/api/riddles';

/** Where a completed day is stored; `nowhere` when the browser refused, and it lasts as long as the page. */
export type StoredBy = 'server' | 'browser' | 'nowhere';

/** A day that a player has completed. */
export type CompletedDay = Completion & { storedBy: StoredBy };

/** An answer to a day, or the request to have it revealed (rule 4.3). */
export type Submission = { kind: 'answer'; text: string } | { kind: 'reveal' };

/** A riddle that has just been completed. */
export interface Success {
  points: number;
  /** The answer was revealed, not found. */
  revealed: boolean;
  revelation: Revelation;
  completedCount: number;
  storedBy: StoredBy;
}

/** The outcome of a submission. */
export type Outcome = { status: 'solved'; success: Success } | Exclude<Verdict, { status: 'solved' }>;

/**
 * The player: a knight, whose journey the server stores, or a visitor, whose browser does (rules 1.1, 1.2). Pages need not know
 * which. Every method may throw an `ApiError` and is idempotent (rule 3.8).
 */
export interface Player {
  /** Separates the cached data of players. */
  readonly key: string;
  /** Why answers have to wait (rules 3.7, 3.9). */
  readonly lockReason: string;
  completions: () => Promise<CompletedDay[]>;
  /** How many hints are revealed, where that is known without a request; else null. */
  hintCount: (day: number) => number | null;
  /** The revealed hints of a day, in order. */
  hints: (day: number) => Promise<Hint[]>;
  /** Reveals a hint: the next one in order, or one revealed before. */
  revealHint: (day: number, rank: number) => Promise<Hint>;
  /** Has a submission judged; a right one completes the day and stores it. */
  submit: (day: number, submission: Submission) => Promise<Outcome>;
  /** What a completed day reveals; null when it is not completed, or the browser has lost it. */
  revelation: (day: number) => Promise<Revelation | null>;
  /** The bonus question of a completed day (rule 13.1); null when it has none. */
  bonusQuestion: (day: number) => Promise<BonusQuestion | null>;
  /** Has an answer to a bonus question judged; a right one is stored with the day. */
  submitBonusAnswer: (day: number, text: string) => Promise<BonusAnswerVerdict>;
  /** The days whose bonus question is answered. */
  solvedBonusDays: () => Promise<number[]>;
  /** The sentence that the gathered fragments hide (rule 14.1); null when the edition has none. */
  finalSentence: () => Promise<FinalSentence | null>;
  /** Has a sentence judged; a right one is stored. */
  submitFinalSentence: (text: string) => Promise<FinalSentenceVerdict>;
  /** Reveals a hint of the final sentence: the next one in order, or one revealed before. */
  revealFinalSentenceHint: (rank: number) => Promise<string>;
  /** Gives the sentence up, once every hint is revealed; it is stored as revealed. */
  revealFinalSentence: () => Promise<FinalSentenceVerdict>;
  fragments: () => Promise<Fragment[]>;
  /** The objects collected: an account's alone (rule 3.5). */
  artefacts: () => Promise<Artefact[]>;
  /** The place in the ranking; null without one (rule 6.1). */
  standing: () => Promise<Standing | null>;
}
