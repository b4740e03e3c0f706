import type { BoardProps } from '../kind';

/** A board that is shown, and not played. */
export const LOCKED = {
  onChange: () => {},
  locked: true,
  hasSolved: () => true,
  hintCount: 0,
  soundOn: false,
  onPlayingChange: () => {},
} as const satisfies Omit<BoardProps, 'value'>;
