import { useRef, useState } from 'react';
import { useHasMouse } from '@/lib/pointer';
import type { Step } from '../arrows';
import { defineBoard } from '../defineBoard';
import type { KindProps } from '../kind';
import { Piece } from './Piece';
import {
  currentOrder,
  howTo,
  isWhole,
  neighbour,
  pieces,
  readWhole,
  swapped,
  type PiecesPlay,
} from './rules';
import './pieces.css';

function PiecesBoard({ play, value, locked, onChange }: KindProps<PiecesPlay>) {
  const { columns } = play;
  const hasMouse = useHasMouse();
  const order = currentOrder(play, value);
  // The value that dropping the dragged piece now would give.
  const [preview, setPreview] = useState<string | null>(null);
  const shown = currentOrder(play, preview ?? value);
  const whole = isWhole(play, value);
  const [selected, setSelected] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const letters = columns * (play.pieces[0]?.[0]?.length ?? 1);
  const nameOf = (place: number) =>
    `rangée ${Math.floor(place / columns) + 1}, place ${(place % columns) + 1}`;

  function swap(from: number, to: number) {
    setSelected(null);
    if (locked || from === to) return;
    // The focus moves with the piece.
    grid.current?.querySelectorAll('button')[shown.indexOf(order[from] ?? 0)]?.focus();
    onChange(swapped(play, value, from, to));
    setAnnouncement(`Morceau posé\u00A0: ${nameOf(to)}.`);
  }

  return (
    <div className="grid gap-3">
      <p className="text-center text-base" data-narration="board-0" id="pieces-how">
        {howTo(hasMouse)}
      </p>
      <div
        aria-describedby="pieces-how"
        aria-label={play.whole}
        className="board-frame pieces @container"
        data-whole={whole || undefined}
        role="group"
      >
        <div
          className="pieces-grid grid font-display"
          ref={grid}
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, fontSize: `calc(90cqw / ${letters})` }}
        >
          {shown.map((piece, place) => {
            const from = order.indexOf(piece);
            const placeAt = (step: Step) => neighbour(play, from, step) ?? from;
            return (
              <Piece
                isSelected={selected === from}
                key={piece}
                lines={play.pieces[piece] ?? []}
                locked={locked}
                onDragOver={(step) => setPreview(swapped(play, value, from, placeAt(step)))}
                onMove={(step) => {
                  setPreview(null);
                  const to = placeAt(step);
                  if (to !== from) swap(from, to);
                }}
                onTap={() => (selected === null ? setSelected(from) : swap(selected, from))}
                place={nameOf(place)}
              />
            );
          })}
        </div>
      </div>
      <p className="text-center font-display text-xl italic" role="status">
        {whole ? `«\u00A0${readWhole(play)}\u00A0»` : <span className="sr-only">{announcement}</span>}
      </p>
    </div>
  );
}

export const readPlay = defineBoard(pieces, PiecesBoard);
