import TurnIcon from '@art/icons/turn.svg?react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/ui/Button';
import { arrowStep } from '../arrows';
import type { KindProps } from '../kind';
import { ALPHABET, facing, rotationOf, wrap, type RingPlay } from './rules';
import { useRotation } from './useRotation';

const COUNT = ALPHABET.length;
const LETTERS = ALPHABET.split('');

function Letters({ radius, fill, className = '' }: { radius: number; fill: string; className?: string }) {
  return LETTERS.map((letter, index) => {
    const angle = (index / COUNT) * 2 * Math.PI;
    return (
      <g key={letter} transform={`translate(${Math.sin(angle) * radius} ${-Math.cos(angle) * radius})`}>
        <text className={`wheel-letter font-text ${className}`} fill={fill}>
          {letter}
        </text>
      </g>
    );
  });
}

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
      <p
        className="wheel-message flex flex-wrap justify-center gap-x-[0.9em] gap-y-1 font-display text-[1.75rem] font-semibold tracking-[0.12em]"
        translate="no"
      >
        {play.message.split(' ').map((word, index) => (
          <span className="border-b-2 border-ui-foil ps-[0.12em]" key={index}>
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
        className="wheel-ring relative aspect-square rounded-full"
        onKeyDown={onKeyDown}
        ref={element}
        role="slider"
        style={{ '--at': at }}
        tabIndex={0}
      >
        <svg aria-hidden="true" className="block size-full" viewBox="-160 -160 320 320">
          <circle fill="#12163a" r="157" stroke="#c8963e" strokeWidth="3" />
          <circle fill="none" r="150" stroke="#c8963e" />
          <g className="wheel-disc">
            <circle fill="#2a2a66" r="110" stroke="#f5c862" strokeWidth="2" />
            {LETTERS.map((letter, index) => (
              <line
                key={letter}
                stroke="#4a4a8c"
                transform={`rotate(${((index + 0.5) / COUNT) * 360})`}
                y1="-110"
                y2="-70"
              />
            ))}
            <circle fill="#1c1b4d" r="70" stroke="#c8963e" strokeWidth="1.5" />
            <path d="M0-54 9-9 54 0 9 9 0 54-9 9-54 0-9-9Z" fill="#f5c862" />
            <circle fill="none" r="30" stroke="#c8963e" />
            <Letters className="wheel-upright" fill="#f5c862" radius={91} />
          </g>
          <Letters fill="#fff6dc" radius={131} />
          <path
            d="M-12-153H12Q16-153 16-148L11-74Q10-70 6-70H-6Q-10-70-11-74L-16-148Q-16-153-12-153Z"
            fill="none"
            stroke="#fff6dc"
            strokeWidth="2.5"
          />
        </svg>
        <div
          className="wheel-grip absolute inset-[15.6%] cursor-grab touch-none rounded-full"
          {...handlers}
        />
      </div>
      <p aria-live="polite" className="text-center font-display text-2xl">
        {text}
      </p>
      <p className="sr-only">
        Sous chaque lettre du grand alphabet, celle du petit&nbsp;:{' '}
        {LETTERS.map((letter) => `${letter} ${facing(letter, now)}`).join(', ')}.
      </p>
      <div className="flex w-full max-w-sm flex-wrap gap-3 print:hidden">
        <Button className="px-2! flex-auto whitespace-nowrap" disabled={locked} onClick={() => turn(at - 1)}>
          <TurnIcon className="size-6 -scale-x-100" />
          Un cran<span className="sr-only"> en arrière</span>
        </Button>
        <Button className="px-2! flex-auto whitespace-nowrap" disabled={locked} onClick={() => turn(at + 1)}>
          Un cran<span className="sr-only"> en avant</span>
          <TurnIcon className="size-6" />
        </Button>
      </div>
    </div>
  );
}
