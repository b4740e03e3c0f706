import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { NextIcon } from '@/ui/icons';
import { digitOf } from '../digitOf';
import type { BoardProps } from '../kind';
import { around, shown, turned, type DialsPlay } from './rules';
import { useTurn } from './useTurn';

const ORDINALS = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième'];
/** What a finger travels for a notch, in CSS pixels: what a face is high (`wheel.css`). */
const NOTCH_PX = 44;

/** A lock: its dials side by side, and what they show. */
export function DialsBoard({ play, begun, locked, onChange }: BoardProps<DialsPlay>) {
  const standing = shown(play, begun);
  return (
    <div className="wheel-lock">
      <div className="wheel-dials">
        {play.dials.map((faces, index) => (
          <Dial
            face={standing[index] ?? ''}
            faces={faces}
            key={index}
            label={`${ORDINALS[index]} molette`}
            locked={locked}
            onTurn={(face) => onChange(turned(play, begun, index, face))}
          />
        ))}
      </div>
    </div>
  );
}

interface DialProps {
  label: string;
  faces: string;
  face: string;
  locked: boolean;
  onTurn: (face: string) => void;
}

/** A barrel that turns in its window, by finger, by its two buttons, by arrow keys, or by typing what it must show. */
function Dial({ label, faces, face, locked, onTurn }: DialProps) {
  // Counted on past the last face, so that the barrel goes on instead of turning all the way back.
  const [at, setAt] = useState(() => faces.indexOf(face));
  const count = faces.length;
  const turn = (next: number) => {
    setAt(next);
    onTurn(faces.charAt(around(next, count)));
  };
  const { thing, now, grip } = useTurn({
    locked,
    at,
    measure: ({ clientY }) => -clientY / NOTCH_PX,
    onTurn: turn,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = digitOf(event) ?? event.key.toUpperCase();
    const typed = faces.indexOf(sign);
    const here = around(at, count);
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, Home: -here, End: count - 1 - here };
    const step = steps[event.key] ?? (sign.length === 1 && typed >= 0 ? typed - here : undefined);
    if (locked || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (step !== 0) turn(at + step);
  };
  const faceNow = around(now, count);
  const button = (step: 1 | -1, says: string) => (
    <Button
      aria-label={`${label}\u00A0: un cran de ${says}`}
      className="wheel-button"
      disabled={locked}
      onClick={() => turn(at + step)}
      tabIndex={-1}
      variant="quiet"
    >
      <NextIcon className={step > 0 ? 'size-5 -rotate-90' : 'size-5 rotate-90'} />
    </Button>
  );

  return (
    <div className="grid justify-items-center gap-1">
      {button(1, 'plus')}
      <div
        {...grip}
        aria-disabled={locked}
        aria-label={label}
        aria-valuemax={count - 1}
        aria-valuemin={0}
        aria-valuenow={faceNow}
        aria-valuetext={faces.charAt(faceNow)}
        className="wheel-dial relative overflow-hidden"
        onKeyDown={onKeyDown}
        ref={thing}
        role="spinbutton"
        style={{ '--at': at, '--faces': count }}
        tabIndex={0}
      >
        <div aria-hidden="true" className="wheel-barrel">
          {faces.split('').map((each, index) => (
            <span
              className="wheel-face absolute grid place-items-center font-display font-semibold leading-none text-aube-ink"
              key={each}
              style={{ '--face': index }}
            >
              {each}
            </span>
          ))}
        </div>
        <span aria-hidden="true" className="wheel-printed font-display">
          {faces.charAt(faceNow)}
        </span>
      </div>
      {button(-1, 'moins')}
    </div>
  );
}
