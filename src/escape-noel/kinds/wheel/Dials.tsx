import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { NextIcon } from '@/ui/icons';
import { digitOf } from '../digitOf';
import type { KindProps } from '../kind';
import { facesOf, turned, wrap, type DialsPlay } from './rules';
import { useRotation } from './useRotation';

const ORDINALS = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième'];
/** The travel of a finger for a notch, which is a face's height, in heights of the dial (`wheel.css`: 2.75rem of 7rem). */
const NOTCH = 2.75 / 7;

export function DialsBoard({ play, value, locked, onChange }: KindProps<DialsPlay>) {
  const shown = facesOf(play, value);
  return (
    <div className="wheel-lock">
      <div className="wheel-dials flex">
        {play.dials.map((faces, index) => (
          <Dial
            face={shown[index] ?? ''}
            faces={faces}
            key={index}
            label={`${ORDINALS[index]} molette`}
            locked={locked}
            onTurn={(face) => onChange(turned(play, value, index, face))}
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

function Dial({ label, faces, face, locked, onTurn }: DialProps) {
  // Not wrapped: past its last face the barrel goes on instead of turning all the way back.
  const [at, setAt] = useState(() => faces.indexOf(face));
  const count = faces.length;
  const turn = (next: number) => {
    setAt(next);
    onTurn(faces.charAt(wrap(next, count)));
  };
  const { element, now, handlers } = useRotation({
    locked,
    at,
    positionOf: ({ clientY }, { height }) => -clientY / (height * NOTCH),
    onTurn: turn,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = digitOf(event) ?? event.key.toUpperCase();
    const typed = faces.indexOf(sign);
    const here = wrap(at, count);
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, Home: -here, End: count - 1 - here };
    const step = steps[event.key] ?? (sign.length === 1 && typed >= 0 ? typed - here : undefined);
    if (locked || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (step !== 0) turn(at + step);
  };
  const faceNow = wrap(now, count);
  const button = (step: 1 | -1, word: string) => (
    <Button
      aria-label={`${label}\u00A0: un cran de ${word}`}
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
        {...handlers}
        aria-disabled={locked}
        aria-label={label}
        aria-valuemax={count - 1}
        aria-valuemin={0}
        aria-valuenow={faceNow}
        aria-valuetext={faces.charAt(faceNow)}
        className="wheel-dial relative cursor-grab touch-none overflow-hidden"
        onKeyDown={onKeyDown}
        ref={element}
        role="spinbutton"
        style={{ '--at': at, '--faces': count }}
        tabIndex={0}
      >
        <div aria-hidden="true" className="wheel-barrel absolute inset-0">
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
        <span
          aria-hidden="true"
          className="hidden h-full place-items-center font-display text-[2rem] text-aube-ink print:grid"
        >
          {faces.charAt(faceNow)}
        </span>
      </div>
      {button(-1, 'moins')}
    </div>
  );
}
