import * as m from 'framer-motion/m';
import { useRef } from 'react';
import { DRAG_THRESHOLD_PX } from '@/lib/drag';
import { arrowStep, type Step } from '../arrows';
import { useDraggable } from '../useDraggable';

interface PieceProps {
  lines: readonly string[];
  place: string;
  /** It was tapped first, and swaps with the next one that is tapped. */
  isSelected: boolean;
  locked: boolean;
  onTap: () => void;
  onDragOver: (step: Step) => void;
  onMove: (step: Step) => void;
}

export function Piece({ lines, place, isSelected, locked, onTap, onDragOver, onMove }: PieceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const draggable = useDraggable();
  const pressedAt = useRef({ x: 0, y: 0 });
  const stepAt = (offset: Step): Step => ({
    x: Math.round(offset.x / (button.current?.offsetWidth || 1)),
    y: Math.round(offset.y / (button.current?.offsetHeight || 1)),
  });
  const words = lines.map((line) => line.trim()).join(' / ');

  return (
    <m.button
      {...draggable}
      aria-pressed={isSelected}
      className="piece relative isolate grid min-h-touch cursor-grab touch-none select-none font-bold disabled:cursor-default"
      disabled={locked}
      drag={!locked}
      onClick={({ detail, clientX, clientY }) => {
        // The click that ends a drag is no tap; that of a key has no position.
        const distance = Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y);
        if (detail === 0 || distance <= DRAG_THRESHOLD_PX) onTap();
      }}
      onDrag={(_, { offset }) => onDragOver(stepAt(offset))}
      onDragEnd={(_, { offset }) => onMove(stepAt(offset))}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (!step) return;
        event.preventDefault();
        onMove(step);
      }}
      onPointerDown={({ clientX, clientY }) => {
        pressedAt.current = { x: clientX, y: clientY };
      }}
      ref={button}
      type="button"
      whileDrag={{ zIndex: 1 }}
    >
      <span className="sr-only">
        {place}&nbsp;: {words.toLocaleLowerCase('fr')}
      </span>
      {lines.map((line, index) => (
        <span aria-hidden className="flex" key={index}>
          {Array.from(line, (letter, at) => (
            <span className="min-w-0 flex-1 whitespace-pre text-center" key={at}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </m.button>
  );
}
