import { createElement, type ComponentType } from 'react';
import * as v from 'valibot';
import type { Board, BoardProps, Play, Rules } from './kind';

/**
 * What the `Board.tsx` of a kind exports as `readPlay`. Apart from `kind.ts`: the build reads the rules, and must not load Preact.
 * @returns reads a row's data. @throws {v.ValiError} when they are not this kind's.
 */
export const board =
  <P extends Play>(rules: Rules<P>, Component: ComponentType<BoardProps<P>>) =>
  (data: unknown): Board => {
    const play = v.parse(rules.schema, data);
    return {
      answer: (begun) => rules.answer?.(play, begun),
      draw: (hands) => createElement(Component, { ...hands, play }),
    };
  };
