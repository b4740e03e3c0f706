import { useRef } from 'react';
import { counted } from '@/lib/french';
import { board } from '../board';
import type { BoardProps } from '../kind';
import { lyingAt, shareAt } from '../places';
import { chosenIn, SHEET, toggled, touch, type TouchPlay } from './rules';
import './touch.css';

/** A scene in the dark. The light follows the pointer, or goes where the focus is; each place is chosen and left by a touch. */
function TouchBoard({ play, begun, locked, onChange }: BoardProps<TouchPlay>) {
  const dark = useRef<HTMLDivElement>(null);
  const chosen = chosenIn(play, begun);

  /** Written on the element: a render for each move of a finger would be late. The dark is twice the scene, so that it covers it. */
  const shine = (at: { x: number; y: number }, travels: boolean) => {
    if (!dark.current) return;
    dark.current.style.transitionDuration = travels ? '' : '0s';
    dark.current.style.transform = `translate(${(at.x - 0.5) * 50}%, ${(at.y - 0.5) * 50}%)`;
  };
  return (
    <div className="grid gap-3">
      <div
        aria-label={`${play.alt} Chaque lieu à éclairer est un bouton.`}
        className="board-frame touch-scene relative select-none overflow-hidden bg-nuit-deep"
        onPointerDown={(event) => shine(shareAt(event), false)}
        onPointerMove={(event) => shine(shareAt(event), false)}
        role="group"
      >
        <img
          alt=""
          className="size-full"
          draggable={false}
          height={SHEET.height}
          src={play.scene}
          width={SHEET.width}
        />
        <div aria-hidden className="touch-dark" ref={dark} />
        {play.places.map(({ id, x, y, radius, name }) => (
          <button
            aria-label={name}
            aria-pressed={chosen.includes(id)}
            className="board-place touch-place"
            disabled={locked}
            key={id}
            onClick={() => onChange(toggled(play, begun, id))}
            onFocus={({ currentTarget }) => {
              if (!currentTarget.matches(':focus-visible')) return;
              shine({ x: x / SHEET.width, y: y / SHEET.height }, true);
            }}
            style={{ ...lyingAt(x, y, SHEET), width: `${(radius * 200) / SHEET.width}%` }}
            type="button"
          />
        ))}
      </div>
      <p className="text-center text-lg font-bold" role="status">
        {counted(chosen.length, `${play.noun} choisi`, `${play.noun}s choisis`)}
      </p>
    </div>
  );
}

export const readPlay = board(touch, TouchBoard);
