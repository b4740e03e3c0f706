import { createElement, type ComponentType } from 'react';
import * as v from 'valibot';
import { hasMouse } from '@/lib/pointer';
import type { Board, KindProps, Play, Rules } from './kind';

/**
 * Makes the `readPlay` of a `Board.tsx`. Not in `kind.ts`, which the build reads without React.
 * @returns reads a day's data. @throws {v.ValiError}
 */
export const defineBoard =
  <P extends Play>(rules: Rules<P>, Component: ComponentType<KindProps<P>>) =>
  (data: unknown): Board => {
    const play = v.parse(rules.schema, data);
    return {
      answer: (value) => rules.answer?.(play, value),
      narrated: (value) => rules.narrated?.(play, value, hasMouse()) ?? [],
      render: (props) => createElement(Component, { ...props, play }),
    };
  };
