import { useRef } from 'react';
import { DRAG_THRESHOLD_PX } from '@/lib/drag';
import { useDrag, type Offset } from '../useDrag';

interface PieceProps {
  lines: readonly string[];
  /** Where it lies, in words. */
  place: string;
  /** It was touched first, and waits for the place where it goes. */
  taken: boolean;
  locked: boolean;
  onTouch: () => void;
  /** It is carried by so many columns and rows. */
  onCarry: (by: Offset) => void;
}

/** A torn piece, named by what it bears. */
export function Piece({ lines, place, taken, locked, onTouch, onCarry }: PieceProps) {
  const own = useRef<HTMLButtonElement>(null);
  /** How large a place is, measured once the piece is taken. */
  const size = useRef({ width: 1, height: 1 });
  const wasDragged = useRef(false);
  const shift = (transform: string) => {
    if (own.current) own.current.style.transform = transform;
  };
  const moveProps = useDrag({
    locked,
    onStart: () => {
      if (own.current) size.current = { width: own.current.offsetWidth, height: own.current.offsetHeight };
    },
    onDrag: ({ x, y }) => shift(`translate(${x}px, ${y}px)`),
    onDrop: ({ x, y }) => {
      shift('');
      wasDragged.current = Math.hypot(x, y) > DRAG_THRESHOLD_PX;
      if (!wasDragged.current) return;
      onCarry({ x: Math.round(x / size.current.width), y: Math.round(y / size.current.height) });
    },
    onStep: onCarry,
  });
  const words = lines.map((line) => line.trim()).join(' / ');

  return (
    <button
      {...moveProps}
      aria-pressed={taken}
      className="piece relative isolate grid select-none font-bold"
      disabled={locked}
      onClick={() => {
        // The click that ends a drag is no touch.
        if (!wasDragged.current) onTouch();
        wasDragged.current = false;
      }}
      ref={own}
      type="button"
    >
      <span className="sr-only">
        {place}&nbsp;: {words.toLocaleLowerCase('fr')}
      </span>
      {lines.map((line, index) => (
        <span aria-hidden className="piece-line flex" key={index}>
          {Array.from(line, (letter, at) => (
            <span key={at}>{letter}</span>
          ))}
        </span>
      ))}
    </button>
  );
}
