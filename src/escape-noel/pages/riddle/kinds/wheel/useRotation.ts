import { useRef, useState, type PointerEvent } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** The rotation, in notches. */
    '--at'?: number;
    /** How many faces a barrel has. */
    '--faces'?: number;
    /** The index of a face. */
    '--face'?: number;
  }
}

interface Rotation {
  locked: boolean;
  /** In notches. */
  at: number;
  /** The position of a pointer in notches, given the box of the element when it was pressed. */
  positionOf: (event: PointerEvent, box: DOMRect) => number;
  /** The notches of a whole turn, for a position measured around a centre, which jumps after the last notch. */
  round?: number;
  onTurn: (at: number) => void;
}

/** The distance the short way round. */
const shortest = (distance: number, round: number | undefined) =>
  round === undefined ? distance : distance - round * Math.round(distance / round);

/**
 * Turns an element by finger or mouse. While it is dragged, `--at` is written on it without rendering, and the style sheet makes
 * a `transform` of it.
 * @returns the ref of the element, its current notch, and the handlers of the element or of one that covers it.
 */
export function useRotation({ locked, at, positionOf, round, onTurn }: Rotation) {
  const [dragged, setDragged] = useState<number | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<{ last: number; at: number; box: DOMRect } | null>(null);

  const write = (notches: number) => element.current?.style.setProperty('--at', String(notches));
  const end = () => {
    if (!drag.current) return;
    const next = Math.round(drag.current.at);
    drag.current = null;
    delete element.current?.dataset['dragged'];
    setDragged(null);
    write(next);
    if (next !== at) onTurn(next);
  };
  return {
    element,
    now: dragged ?? at,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (locked || event.button !== 0 || !element.current) return;
        const box = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        element.current.dataset['dragged'] = '';
        drag.current = { last: positionOf(event, box), at, box };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const current = drag.current;
        if (!current) return;
        const position = positionOf(event, current.box);
        current.at += shortest(position - current.last, round);
        current.last = position;
        write(current.at);
        setDragged(Math.round(current.at));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
