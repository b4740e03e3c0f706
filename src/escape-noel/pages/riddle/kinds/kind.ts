import type { ReactNode } from 'react';
import * as v from 'valibot';

/** What a day's row says of what is done with the hands (rule 3.14): public, and without the answer. */
export interface Play {
  /** The folder of the kind. */
  kind: string;
}

/** Words that are read or heard. */
export const words = v.pipe(v.string('doit être un texte'), v.trim(), v.nonEmpty('ne peut pas être vide'));
/** A picture of the edition. */
export const picture = v.pipe(v.string(), v.startsWith('/edition/', 'doit commencer par /edition/'));
/** Whether no value is there twice. */
export const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** What a kind knows without drawing anything. The edition's check reads it too, so that it imports no picture, style or alias. */
export interface Rules<P extends Play> {
  schema: v.GenericSchema<unknown, P>;
  /** What is wrong between fields that are right one by one: in French, for whoever writes the edition. */
  problems?: (play: P) => (string | false)[];
  /**
   * The text that is handed in for what stands on the board, and judged like any typed one; null while it is unfinished. Absent,
   * or undefined for this day's data, where the answer is typed below the board.
   */
  answer?: (play: P, begun: string) => string | null | undefined;
  /** How many texts the board can make; `Infinity` where the answer is typed. */
  finishes: (play: P) => number;
}

/** What the edition's check learns of a day's data; `problems` alone where their shape is wrong. */
export interface Examination {
  problems: string[];
  finishes: number;
  /** Whether the board makes this text; absent where the answer is typed. */
  makes?: (text: string) => boolean;
}

/** A kind, with its types put aside: the check meets all of them in one list. */
export type Kind<P extends Play> = Rules<P> & { examine: (data: unknown) => Examination };

/** What the `rules.ts` of a kind exports under the kind's name. */
export const defineKind = <P extends Play>(rules: Rules<P>): Kind<P> => ({
  ...rules,
  examine: (data) => {
    const parsed = v.safeParse(rules.schema, data);
    if (!parsed.success) {
      const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'play'} : ${issue.message}`);
      return { problems, finishes: Infinity };
    }
    const play = parsed.output;
    const answer = (text: string) => rules.answer?.(play, text);
    const isTyped = answer('') === undefined;
    return {
      problems: rules.problems?.(play).filter((problem) => problem !== false) ?? [],
      finishes: isTyped ? Infinity : rules.finishes(play),
      ...(!isTyped && { makes: (text: string) => answer(text) === text }),
    };
  },
});

/** What the page gives a board, and takes from it. */
export interface Hands {
  /** What was begun, as the board wrote it; empty at first. It is kept like a typed answer (rule 3.10). */
  begun: string;
  /** Something was moved: what the board would find again. Whatever stands there must be readable, damage included. */
  onChange: (begun: string) => void;
  /** An answer is on its way or found: nothing may be moved. */
  locked: boolean;
  /** Whether a day is completed: what it gave may be a tool here. */
  hasSolved: (day: number) => boolean;
  /** How many of this day's hints are revealed. */
  hintCount: number;
  /** Whether sounds are wanted: a board that rings is mute otherwise, and can be played all the same (rule 10.4). */
  soundOn: boolean;
  /** The board begins or ends to be heard: the music makes room. */
  onHush: (hushed: boolean) => void;
}

/** What a board draws from. */
export type BoardProps<P extends Play> = Hands & { play: P };

/** A day's board, ready to be drawn. */
export interface Board {
  /** The text that what was begun makes; null while it is unfinished, undefined where the answer is typed. */
  answer: (begun: string) => string | null | undefined;
  draw: (hands: Hands) => ReactNode;
}
