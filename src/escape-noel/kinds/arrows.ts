import type { KeyboardEvent } from 'react';

export interface Step {
  x: number;
  y: number;
}

const STEPS: Partial<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The step of an arrow key; undefined with a modifier: Alt + left goes back in the history. */
export const arrowStep = (
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): Step | undefined => (event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]);
