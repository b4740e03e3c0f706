import { useRef, useState } from 'react';
import { board } from '../board';
import type { BoardProps } from '../kind';
import type { Offset } from '../useDrag';
import { Piece } from './Piece';
import { beside, exchanged, isWhole, pieces, readWhole, standing, type PiecesPlay } from './rules';
import './pieces.css';

/** Torn pieces in their places: two of them change places by a drag, by two touches, or by an arrow key. */
function PiecesBoard({ play, begun, locked, onChange }: BoardProps<PiecesPlay>) {
  const { columns } = play;
  const order = standing(play, begun);
  const mended = isWhole(play, begun);
  const [taken, setTaken] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const places = useRef<HTMLDivElement>(null);
  const letters = columns * (play.pieces[0]?.[0]?.length ?? 1);
  const nameOf = (place: number) =>
    `rangée ${Math.floor(place / columns) + 1}, place ${(place % columns) + 1}`;

  const exchange = (one: number, other: number) => {
    setTaken(null);
    if (one === other) return;
    onChange(exchanged(play, begun, one, other));
    setSaid(`Morceau posé\u00A0: ${nameOf(other)}.`);
    places.current?.querySelectorAll('button')[other]?.focus();
  };
  const carry = (place: number, by: Offset) => {
    const target = beside(play, place, by);
    if (target !== null) exchange(place, target);
  };

  return (
    <div className="grid gap-3">
      <p className="text-center text-base" id="pieces-how">
        Fais glisser un morceau sur un autre, ou touche-les l'un après l'autre&nbsp;: ils changent de place.
        Au clavier, les flèches les déplacent.
      </p>
      <div
        aria-describedby="pieces-how"
        aria-label={play.whole}
        className="board-frame pieces"
        data-whole={mended || undefined}
        role="group"
      >
        <div
          className="pieces-grid"
          ref={places}
          style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, fontSize: `calc(90cqw / ${letters})` }}
        >
          {order.map((piece, place) => (
            <Piece
              key={place}
              lines={play.pieces[piece] ?? []}
              locked={locked}
              onCarry={(by) => carry(place, by)}
              onTouch={() => (taken === null ? setTaken(place) : exchange(taken, place))}
              place={nameOf(place)}
              taken={taken === place}
            />
          ))}
        </div>
      </div>
      <p className="text-center font-display text-xl italic" role="status">
        {mended ? `«\u00A0${readWhole(play)}\u00A0»` : <span className="sr-only">{said}</span>}
      </p>
    </div>
  );
}

export const readPlay = board(pieces, PiecesBoard);
