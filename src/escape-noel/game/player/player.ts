import type { Revelation, Verdict } from '@/api/answers';
import type { BonusQuestion, BonusAnswerVerdict } from '@/api/bonusQuestions';
import type { FinalSentence, FinalSentenceVerdict } from '@/api/finalSentence';
import type { Standing } from '@/api/ranking';
import type { Artefact, Completion, Fragment } from '@/api/progress';
import type { Hint } from '@/api/riddles';

/** The storage of a completed day; `nowhere` when the browser refused, and it lasts as long as the page. */
export type StoredBy = 'server' | 'browser' | 'nowhere';

export type CompletedDay = Completion & { storedBy: StoredBy };

export type Submission = { kind: 'answer'; text: string } | { kind: 'reveal' };

export interface Success {
  points: number;
  revealed: boolean;
  revelation: Revelation;
  completedCount: number;
  storedBy: StoredBy;
}

export type Outcome = { status: 'solved'; success: Success } | Exclude<Verdict, { status: 'solved' }>;

/** A knight or a visitor (rules 1.1, 1.2). Every method may throw an `ApiError` and is idempotent (rule 3.8). */
export interface Player {
  /** The knight, « visitor » or a later traveller, with the edition where it is a past one. */
  readonly key: string;
  /** The owner of the typed and the waiting answers: a knight's or a traveller's id. */
  readonly id: string | null;
  /** The code of a past edition; null for the current one. */
  readonly edition: string | null;
  /** Set by `withOutbox`: an answer without a reply waits for the network (rule 22.5). */
  readonly hasOutbox?: true;
  readonly isVisitor: boolean;
  /** Why answers have to wait (rules 3.7, 3.9). */
  readonly lockReason: string;
  completions: () => Promise<CompletedDay[]>;
  /** Number of revealed hints if known without a request; else null. */
  hintCount: (day: number) => number | null;
  hints: (day: number) => Promise<Hint[]>;
  /** Reveals a hint: the next one in order, or one revealed before. Null for a new one of a completed day (rule 4.6). */
  revealHint: (day: number, rank: number) => Promise<Hint | null>;
  submit: (day: number, submission: Submission) => Promise<Outcome>;
  /** Counts that the day's page is being read, unsolved (rule 8.8). */
  countOpening: (day: number) => Promise<void>;
  /** The revelation of a completed day; null when it is not completed, or the browser has lost it. */
  revelation: (day: number) => Promise<Revelation | null>;
  /** Null when the day has none (rule 13.1). */
  bonusQuestion: (day: number) => Promise<BonusQuestion | null>;
  submitBonusAnswer: (day: number, text: string) => Promise<BonusAnswerVerdict>;
  solvedBonusDays: () => Promise<number[]>;
  /** The sentence that the gathered fragments hide (rule 14.1); null when the edition has none. */
  finalSentence: () => Promise<FinalSentence | null>;
  submitFinalSentence: (text: string) => Promise<FinalSentenceVerdict>;
  /** Null for a new one once the sentence is solved (rule 4.6). */
  revealFinalSentenceHint: (rank: number) => Promise<string | null>;
  /** Gives the sentence up, once every hint is revealed; it is stored as revealed. */
  revealFinalSentence: () => Promise<FinalSentenceVerdict>;
  fragments: () => Promise<Fragment[]>;
  /** The objects collected: an account's alone (rule 3.5). */
  artefacts: () => Promise<Artefact[]>;
  /** The place in the ranking; null without one (rule 6.1). */
  standing: () => Promise<Standing | null>;
}
