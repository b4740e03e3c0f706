import { useState, type KeyboardEvent } from 'react';
import { counted } from '@/lib/french';
import { classes } from '@/ui/classes';
import { arrowStep } from '../arrows';
import { defineBoard } from '../defineBoard';
import type { KindProps } from '../kind';
import { grid, hasLetters, lampsOf, litOf, toggled, type GridPlay, type Lamp } from './rules';
import './grid.css';

function GridBoard({ play, value, locked, onChange }: KindProps<GridPlay>) {
  const lamps = lampsOf(play);
  const lit = litOf(play, value);
  const isTower = hasLetters(play);
  const [current, setCurrent] = useState('11');

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const step = arrowStep(event);
    // An id is the row, then the column.
    const next = step && Number(current) + 10 * step.y + step.x;
    const lamp = event.currentTarget.querySelector<HTMLElement>(`[data-lamp="${next}"]`);
    if (!lamp) return;
    event.preventDefault();
    lamp.focus();
  }

  const nameOf = ({ row, column, letter }: Lamp) =>
    letter
      ? `${letter}, étage ${play.rows.length + 1 - row}, fenêtre ${column}`
      : `Rangée ${row}, lanterne ${column}`;

  return (
    <div
      className={classes('board-night select-none px-2 pb-3 pt-4', isTower ? 'lamps-tower' : 'lamps-tree')}
    >
      <div
        aria-label={isTower ? 'Les fenêtres, du haut en bas' : 'Les lanternes, du haut en bas'}
        className="lamps-grid max-w-104 relative isolate mx-auto grid w-full"
        onKeyDown={moveFocus}
        role="group"
        style={{ gridTemplateColumns: `repeat(${play.rows[0]?.length ?? 1}, minmax(44px, 1fr))` }}
      >
        {lamps.map((lamp) => (
          <button
            aria-checked={lit.has(lamp.id)}
            aria-disabled={locked}
            aria-label={nameOf(lamp)}
            className="lamp min-h-13 relative grid min-w-touch place-items-center font-display font-bold leading-none unavailable:cursor-not-allowed"
            data-lamp={lamp.id}
            key={lamp.id}
            onClick={() => locked || onChange(toggled(play, value, lamp.id))}
            onFocus={() => setCurrent(lamp.id)}
            role="switch"
            tabIndex={lamp.id === current ? 0 : -1}
            type="button"
          >
            {lamp.letter ? <span>{lamp.letter}</span> : <Lantern />}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-2">
        <p aria-live="polite">
          {counted(lit.size, isTower ? 'fenêtre' : 'lanterne')} {lit.size > 1 ? 'allumées' : 'allumée'}
        </p>
        <button
          className="min-h-touch text-nuit-gold underline disabled:invisible print:hidden"
          disabled={locked || value === ''}
          onClick={() => onChange('')}
          type="button"
        >
          Recommencer
        </button>
      </div>
    </div>
  );
}

const Lantern = () => (
  <svg aria-hidden viewBox="0 0 44 48">
    <g className="lamp-lit">
      <circle cx="22" cy="27" fill="rgba(245, 200, 98, 0.16)" r="21" />
      <circle cx="22" cy="27" fill="rgba(245, 200, 98, 0.26)" r="15" />
    </g>
    <path d="M22 0V10" stroke="#c8963e" strokeWidth="2" />
    <path
      className="lamp-paper"
      d="M14 14H30Q37 27 30 40H14Q7 27 14 14Z"
      stroke="#c8963e"
      strokeWidth="1.5"
    />
    <path d="M13 11H31V15H13ZM15 39H29V43H15Z" fill="#c8963e" />
    <path className="lamp-lit" d="M22 19Q29 27 26 33 22 37 18 33 15 27 22 19Z" fill="#fffdf2" />
  </svg>
);

export const readPlay = defineBoard(grid, GridBoard);
