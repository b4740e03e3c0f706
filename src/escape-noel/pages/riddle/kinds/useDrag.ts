import { useRef } from 'react';
import { useMove, type MoveResult } from 'react-aria/useMove';

/** A distance from where a thing stood, in CSS pixels; or a step of an arrow key, -1, 0 or 1 each way. */
export interface Offset {
  x: number;
  y: number;
}

interface Drag {
  /** Nothing may be moved. */
  locked: boolean;
  /** A pointer begins to carry it: the moment to measure. */
  onStart?: () => void;
  /** A pointer has carried it this far: for a `transform` written on the element, without a render. */
  onDrag: (offset: Offset) => void;
  /** It was let go this far from where it stood. */
  onDrop: (offset: Offset) => void;
  /** An arrow key was pressed on it. */
  onStep?: (step: Offset) => void;
}

/**
 * Carries a thing by mouse, finger or arrow keys (decision 0010).
 * @returns the properties of what is taken hold of. It needs `touch-action: none`, or a finger scrolls the page, and, beside it,
 * buttons that do the same: neither a voice nor a switch can drag.
 */
export function useDrag({ locked, onStart, onDrag, onDrop, onStep }: Drag): Partial<MoveResult['moveProps']> {
  const offset = useRef<Offset>({ x: 0, y: 0 });
  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType === 'keyboard') return;
      offset.current = { x: 0, y: 0 };
      onStart?.();
    },
    onMove({ pointerType, deltaX, deltaY }) {
      if (pointerType === 'keyboard') {
        onStep?.({ x: deltaX, y: deltaY });
        return;
      }
      offset.current = { x: offset.current.x + deltaX, y: offset.current.y + deltaY };
      onDrag(offset.current);
    },
    onMoveEnd({ pointerType }) {
      if (pointerType !== 'keyboard') onDrop(offset.current);
    },
  });
  return locked ? {} : moveProps;
}
