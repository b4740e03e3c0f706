import { useRef, useState, type PointerEvent } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Where what turns stands, in notches. */
    '--at'?: number;
    /** How many faces a barrel has. */
    '--faces'?: number;
    /** Which of them this one is, from 0. */
    '--face'?: number;
  }
}

interface Turn {
  locked: boolean;
  /** Where it stands, in notches. */
  at: number;
  /** Where a pointer is, in notches, on a thing that was measured when it was taken. */
  measure: (event: PointerEvent, box: DOMRect) => number;
  /** The notches of a whole turn, for what is measured around a centre: going past the last one is no leap. */
  round?: number;
  /** It was let go at this notch. */
  onTurn: (at: number) => void;
}

/** The shortest way round. */
const shortest = (distance: number, round: number | undefined) =>
  round === undefined ? distance : distance - round * Math.round(distance / round);

/**
 * Turns a thing by finger or mouse. `useDrag` tells distances, and a wheel needs places. While it turns, `--at` is written on
 * the thing without a render, and its style makes a `transform` of it.
 * @returns the notch that stands there now, and the properties of what is taken hold of: the thing itself, or what lies on it.
 */
export function useTurn({ locked, at, measure, round, onTurn }: Turn) {
  const [live, setLive] = useState<number | null>(null);
  const thing = useRef<HTMLDivElement>(null);
  const hold = useRef<{ last: number; at: number; box: DOMRect } | null>(null);

  const write = (place: number) => thing.current?.style.setProperty('--at', String(place));
  const drop = () => {
    if (!hold.current) return;
    const next = Math.round(hold.current.at);
    hold.current = null;
    delete thing.current?.dataset['held'];
    setLive(null);
    write(next);
    if (next !== at) onTurn(next);
  };
  return {
    thing,
    now: live ?? at,
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (locked || event.button !== 0 || !thing.current) return;
        const box = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        thing.current.dataset['held'] = '';
        hold.current = { last: measure(event, box), at, box };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = hold.current;
        if (!held) return;
        const place = measure(event, held.box);
        held.at += shortest(place - held.last, round);
        held.last = place;
        write(held.at);
        setLive(Math.round(held.at));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
