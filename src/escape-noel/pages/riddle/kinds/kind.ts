import type { ReactNode } from 'react';
import * as v from 'valibot';

/** A day's `play` column (rule 3.14): what its board shows. Public, so without the answer. */
export interface Play {
  /** The folder of the kind. */
  kind: string;
}

/** A text that is displayed or read aloud. */
export const words = v.pipe(v.string('doit être un texte'), v.trim(), v.nonEmpty('ne peut pas être vide'));
/** The path of a picture of the edition. */
export const picture = v.pipe(v.string(), v.startsWith('/edition/', 'doit commencer par /edition/'));
export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** The part of a kind without rendering. The edition's check runs it in Node: no picture, style or path alias. */
export interface Rules<P extends Play> {
  schema: v.GenericSchema<unknown, P>;
  /** Problems that span several fields, in French for the author of the edition. */
  problems?: (play: P) => (string | false)[];
  /**
   * The text to submit for a board's value, judged like a typed one; null while it is incomplete. Absent, or undefined for
   * this day's data, where the answer is typed below the board.
   */
  answer?: (play: P, value: string) => string | null | undefined;
  /** How many texts the board can produce; `Infinity` where the answer is typed. */
  answerCount: (play: P) => number;
}

/** The check of a day's data. With problems of shape, nothing else is known. */
export interface Examination {
  problems: string[];
  answerCount: number;
  /** Whether the board can produce this text; absent where the answer is typed. */
  canProduce?: (text: string) => boolean;
}

/** Rules whose check takes any data, so that all kinds fit in one list. */
export type Kind<P extends Play> = Rules<P> & { examine: (data: unknown) => Examination };

/** Defines the kind that a `rules.ts` exports under the name of its folder. */
export const defineKind = <P extends Play>(rules: Rules<P>): Kind<P> => ({
  ...rules,
  examine: (data) => {
    const parsed = v.safeParse(rules.schema, data);
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'play'} : ${issue.message}`);
      return { problems, answerCount: Infinity };
    }
    const play = parsed.output;
    const answer = (text: string) => rules.answer?.(play, text);
    const isTyped = answer('') === undefined;
    return {
      problems: rules.problems?.(play).filter((problem) => problem !== false) ?? [],
      answerCount: isTyped ? Infinity : rules.answerCount(play),
      ...(!isTyped && { canProduce: (text: string) => answer(text) === text }),
    };
  },
});

/** What the page passes to a board. */
export interface BoardProps {
  /** The board's state as one text, persisted like a typed answer (rule 3.10): '' at first, and possibly corrupt. */
  value: string;
  onChange: (value: string) => void;
  /** An answer is being judged or was right: nothing can be changed. */
  locked: boolean;
  /** Whether a day is completed: its reward can be a tool on this board. */
  hasSolved: (day: number) => boolean;
  /** How many of this day's hints are revealed. */
  hintCount: number;
  /** Whether the player wants sounds. Every board can be played without (rule 10.4). */
  soundOn: boolean;
  /** The board starts or stops playing sounds: the music is muted meanwhile. */
  onPlayingChange: (playing: boolean) => void;
}

/** The props of a kind's component. */
export type KindProps<P extends Play> = BoardProps & { play: P };

/** The board of a day. */
export interface Board {
  /** The text to submit for this value; null while it is incomplete, undefined where the answer is typed. */
  answer: (value: string) => string | null | undefined;
  render: (props: BoardProps) => ReactNode;
}
