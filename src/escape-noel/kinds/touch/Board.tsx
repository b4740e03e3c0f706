import { useRef } from 'react';
import { counted } from '@/lib/french';
import { useMediaAddress } from '../../game/media/mediaAddress';
import { defineBoard } from '../defineBoard';
import { fractionAt, positionStyle } from '../geometry';
import type { KindProps } from '../kind';
import { chosenIn, SHEET, toggled, touch, type TouchPlay } from './rules';
import './touch.css';

function TouchBoard({ play, value, locked, onChange }: KindProps<TouchPlay>) {
  const dark = useRef<HTMLDivElement>(null);
  const chosen = chosenIn(play, value);
  const addressOf = useMediaAddress();

  /** Written on the element: rendering at each move would be slow. The dark layer is twice the scene, to cover it anywhere. */
  const moveLight = (at: { x: number; y: number }, isAnimated: boolean) => {
    if (!dark.current) return;
    dark.current.style.transitionDuration = isAnimated ? '' : '0s';
    dark.current.style.transform = `translate(${(at.x - 0.5) * 50}%, ${(at.y - 0.5) * 50}%)`;
  };
  return (
    <div className="grid gap-3">
      <div
        aria-label={`${play.alt} Chaque lieu à éclairer est un bouton.`}
        className="board-frame touch-scene relative touch-none select-none overflow-hidden bg-nuit-deep"
        onPointerDown={(event) => moveLight(fractionAt(event), false)}
        onPointerMove={(event) => moveLight(fractionAt(event), false)}
        role="group"
      >
        <img
          alt=""
          className="size-full"
          draggable={false}
          height={SHEET.height}
          src={addressOf(play.scene)}
          width={SHEET.width}
        />
        <div
          aria-hidden
          className="touch-dark pointer-events-none absolute -inset-1/2 will-change-transform print:hidden"
          ref={dark}
        />
        {play.places.map(({ id, x, y, radius, name }) => (
          <button
            aria-label={name}
            aria-pressed={chosen.includes(id)}
            className="board-place touch-place [-webkit-tap-highlight-color:transparent]"
            disabled={locked}
            key={id}
            onClick={() => onChange(toggled(play, value, id))}
            onFocus={({ currentTarget }) => {
              if (!currentTarget.matches(':focus-visible')) return;
              moveLight({ x: x / SHEET.width, y: y / SHEET.height }, true);
            }}
            style={{ ...positionStyle(x, y, SHEET), width: `${(radius * 200) / SHEET.width}%` }}
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

export const readPlay = defineBoard(touch, TouchBoard);
