import type { Revelation, Verdict } from '@/api/answers';
import type { BonusQuestion, BonusAnswerVerdict } from '@/api/bonusQuestions';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import type { Standing } from '@/api/ranking';
import type { Artefact, Completion, Fragment } from '@/api/progress';
import type { Hint } from '@/api/riddles';

/** Who keeps a completed day; `nowhere` when the browser would not, and only this visit knows of it. */
export type Keeper = 'server' | 'browser' | 'nowhere';

/** A day that a player has completed. */
export type CompletedDay = Completion & { keptBy: Keeper };

/** What a player hands in for a day: an answer, or the wish to have it revealed (rule 4.3). */
export type Submission = { kind: 'answer'; text: string } | { kind: 'reveal' };

/** A riddle that has just been completed. */
export interface Success {
  points: number;
  /** It was asked for, not found. */
  revealed: boolean;
  revelation: Revelation;
  completedCount: number;
  keptBy: Keeper;
}

/** What becomes of a submission: it is judged by the server, whoever plays. */
export type Outcome = { status: 'solved'; success: Success } | Exclude<Verdict, { status: 'solved' }>;

/**
 * Whoever plays: a knight, whose journey the server keeps, or a visitor, whose browser does (rules 1.1, 1.2). Pages ask the player
 * and need not know which. Every verb may throw a `BackendError`, and is safe to repeat (rule 3.8).
 */
export interface Player {
  /** By which the caches keep one player's things apart from another's. */
  readonly key: string;
  /** Why answers have to wait (rules 3.7, 3.9), for whoever is made to. */
  readonly lockReason: string;
  completions: () => Promise<CompletedDay[]>;
  /** How many hints are known to be revealed before they are read; null when that is not known. */
  hintCount: (day: number) => number | null;
  /** The revealed hints of a day, in order. */
  hints: (day: number) => Promise<Hint[]>;
  /** Reveals a hint: the next one in order, or one revealed before. */
  revealHint: (day: number, rank: number) => Promise<Hint>;
  /** Has a submission judged; when it is right, the day is completed and kept. */
  submit: (day: number, submission: Submission) => Promise<Outcome>;
  /** What a completed day reveals; null when it is not completed, or when a browser has lost it for good. */
  revelation: (day: number) => Promise<Revelation | null>;
  /** The bonus question of a completed day (rule 13.1); null when it has none. */
  bonusQuestion: (day: number) => Promise<BonusQuestion | null>;
  /** Has an answer to a day's bonus question judged; when it is right, it is kept where the day is. */
  submitBonusAnswer: (day: number, text: string) => Promise<BonusAnswerVerdict>;
  /** The days whose bonus question is answered. */
  solvedBonusDays: () => Promise<number[]>;
  /** The sentence that the gathered fragments hide (rule 14.1); null where it is not asked. */
  finalSentence: () => Promise<FinalSentence | null>;
  /** Has a sentence judged; when it is right, it is kept. */
  submitFinalSentence: (text: string) => Promise<FinalSentenceVerdict>;
  /** Reveals a hint of the final sentence: the next one in order, or one revealed before. */
  revealFinalSentenceHint: (rank: number) => Promise<string>;
  /** Gives the sentence up, once every hint is revealed; it is kept as revealed. */
  revealFinalSentence: () => Promise<FinalSentenceVerdict>;
  fragments: () => Promise<Fragment[]>;
  /** The objects collected: an account's alone (rule 3.5). */
  artefacts: () => Promise<Artefact[]>;
  /** The place in the ranking; null for whoever has none (rule 6.1). */
  standing: () => Promise<Standing | null>;
}
