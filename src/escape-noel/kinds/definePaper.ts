import { createElement, type ComponentType, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Play, Rules } from './kind';

declare module 'react' {
  interface CSSProperties {
    /** The width of a drawing divided by its height. */
    '--ratio'?: number;
    /** Of torn pieces: how many are in a row, and the letters of the longest line of one. */
    '--columns'?: number;
    '--letters'?: number;
  }
}

export interface PaperProps<P extends Play> {
  play: P;
  /** True if a day is completed: its reward can be a tool on this board. */
  hasSolved: (day: number) => boolean;
}

/** A board on paper, for scissors and a pencil (rule 21.3). */
export interface Paper {
  /** It has places for the answer; otherwise the answer is written on a line below. */
  hasAnswer: boolean;
  render: (props: Pick<PaperProps<Play>, 'hasSolved'>) => ReactNode;
}

/**
 * Makes the `readPaper` of a `Paper.tsx`.
 * @param hasAnswer whether the sheet has places for the answer, where that depends on the data.
 * @returns reads a day's data. @throws {v.ValiError}
 */
export const definePaper =
  <P extends Play>(
    rules: Rules<P>,
    Component: ComponentType<PaperProps<P>>,
    hasAnswer: (play: P) => boolean = () => false,
  ) =>
  (data: unknown): Paper => {
    const play = v.parse(rules.schema, data);
    return {
      hasAnswer: hasAnswer(play),
      render: (props) => createElement(Component, { ...props, play }),
    };
  };
