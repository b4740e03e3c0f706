import TurnIcon from '@art/icons/turn.svg?react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { arrowStep } from '../arrows';
import type { KindProps } from '../kind';
import { ALPHABET, facing, rotationOf, wrap, type RingPlay } from './rules';
import { useRotation } from './useRotation';

const COUNT = ALPHABET.length;
const LETTERS = ALPHABET.split('');

/** An alphabet around the centre, with A at the top. */
function Letters({ radius, className }: { radius: number; className: string }) {
  return LETTERS.map((letter, index) => {
    const angle = (index / COUNT) * 2 * Math.PI;
    return (
      <g key={letter} transform={`translate(${Math.sin(angle) * radius} ${-Math.cos(angle) * radius})`}>
        <text className={className}>{letter}</text>
      </g>
    );
  });
}

/** Two rings of letters, the inner one turns. The player reads which letters face each other. */
export function RingBoard({ play, value, locked, onChange }: KindProps<RingPlay>) {
  // Not wrapped: past Z the wheel goes on instead of turning all the way back.
  const [at, setAt] = useState(() => rotationOf(value));
  const turn = (next: number) => {
    setAt(next);
    onChange(String(wrap(next, COUNT)));
  };
  const { element, now, handlers } = useRotation({
    locked,
    at,
    positionOf: ({ clientX, clientY }, { left, top, width, height }) =>
      // Letters advance as the disc turns counter-clockwise.
      (-Math.atan2(clientY - top - height / 2, clientX - left - width / 2) / (2 * Math.PI)) * COUNT,
    round: COUNT,
    onTurn: turn,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (locked || !step) return;
    event.preventDefault();
    turn(at + step.x - step.y);
  };
  const text = `A est devenu ${facing('A', now)}`;

  return (
    <div className="grid justify-items-center gap-4">
      <p className="wheel-message flex flex-wrap justify-center font-display font-semibold" translate="no">
        {play.message.split(' ').map((word, index) => (
          <span className="wheel-word" key={index}>
            {word}
          </span>
        ))}
      </p>
      <div
        aria-disabled={locked}
        aria-label="Le petit alphabet, qui tourne"
        aria-valuemax={COUNT - 1}
        aria-valuemin={0}
        aria-valuenow={wrap(now, COUNT)}
        aria-valuetext={text}
        className="wheel-ring"
        onKeyDown={onKeyDown}
        ref={element}
        role="slider"
        style={{ '--at': at }}
        tabIndex={0}
      >
        <svg aria-hidden="true" className="block size-full" viewBox="-160 -160 320 320">
          <circle className="wheel-rim" r="157" />
          <circle className="wheel-foil" r="150" />
          <g className="wheel-disc">
            <circle className="wheel-plate" r="110" />
            {LETTERS.map((letter, index) => (
              <line
                className="wheel-tick"
                key={letter}
                transform={`rotate(${((index + 0.5) / COUNT) * 360})`}
                y1="-110"
                y2="-70"
              />
            ))}
            <circle className="wheel-heart" r="70" />
            <path className="wheel-star" d="M0-54 9-9 54 0 9 9 0 54-9 9-54 0-9-9Z" />
            <circle className="wheel-foil" r="30" />
            <Letters className="wheel-letter wheel-upright font-text" radius={91} />
          </g>
          <Letters className="wheel-letter wheel-still font-text" radius={131} />
          <path
            className="wheel-window"
            d="M-12-153H12Q16-153 16-148L11-74Q10-70 6-70H-6Q-10-70-11-74L-16-148Q-16-153-12-153Z"
          />
        </svg>
        <div className="wheel-grip" {...handlers} />
      </div>
      <p aria-live="polite" className="text-center font-display text-2xl">
        {text}
      </p>
      <p className="sr-only">
        Sous chaque lettre du grand alphabet, celle du petit&nbsp;:{' '}
        {LETTERS.map((letter) => `${letter} ${facing(letter, now)}`).join(', ')}.
      </p>
      <div className="flex w-full max-w-sm gap-3 print:hidden">
        <Button className="px-2! flex-1 whitespace-nowrap" disabled={locked} onClick={() => turn(at - 1)}>
          <TurnIcon className="size-6 -scale-x-100" />
          Un cran<span className="sr-only"> en arrière</span>
        </Button>
        <Button className="px-2! flex-1 whitespace-nowrap" disabled={locked} onClick={() => turn(at + 1)}>
          Un cran<span className="sr-only"> en avant</span>
          <TurnIcon className="size-6" />
        </Button>
      </div>
    </div>
  );
}
