import { useRef, useState, type PointerEvent } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--at'?: number;
    '--faces'?: number;
    '--face'?: number;
  }
}

interface Rotation {
  locked: boolean;
  at: number;
  /** The position of a pointer in notches, given the box of the element when it was pressed. */
  positionOf: (event: PointerEvent, box: DOMRect) => number;
  /** The notches of a whole turn, for a position measured around a centre, which jumps after the last notch. */
  round?: number;
  onTurn: (at: number) => void;
}

const shortest = (distance: number, round: number | undefined) =>
  round === undefined ? distance : distance - round * Math.round(distance / round);

/**
 * Turns an element by finger or mouse. Meanwhile `--at`, of which the style sheet makes a `transform`, is written without rendering.
 * @returns `now` is the current notch; the handlers are for the element or one that covers it.
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
