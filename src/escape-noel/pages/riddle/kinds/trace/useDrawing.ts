import { useRef, type PointerEvent } from 'react';
import { ledFrom, ledTo, lineOf, type Node, type TracePlay } from './rules';

/** How near to a place, in CSS pixels, a pointer is there. */
const REACH = 20;

interface Drawing {
  play: TracePlay;
  begun: string;
  locked: boolean;
  onChange: (begun: string) => void;
}

/**
 * Draws the line with a finger or a mouse held down, from place to place. A touch that stays where it began is left to the
 * place's own button. A thread follows the pointer, written on its element without a render.
 * @returns the thread, and the properties of what is drawn on.
 */
export function useDrawing({ play, begun, locked, onChange }: Drawing) {
  const thread = useRef<SVGLineElement>(null);
  const hold = useRef<{ at: Node; begun: string; box: DOMRect; isDrawing: boolean } | null>(null);

  function spin(from: Node, to: { x: number; y: number }) {
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) {
      thread.current?.setAttribute(name, String(value));
    }
    thread.current?.setAttribute('visibility', 'visible');
  }

  const drop = () => {
    hold.current = null;
    thread.current?.setAttribute('visibility', 'hidden');
  };

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (locked || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-node]')?.dataset['node'];
      const at = play.nodes.find((node) => node.id === id);
      const box = event.currentTarget.getBoundingClientRect();
      if (at) hold.current = { at, begun, box, isDrawing: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      if (!held) return;
      const unit = play.width / held.box.width;
      const pointer = { x: (event.clientX - held.box.left) * unit, y: (event.clientY - held.box.top) * unit };
      const isNear = ({ x, y }: Node) => Math.hypot(x - pointer.x, y - pointer.y) < REACH * unit;
      if (!held.isDrawing) {
        if (isNear(held.at)) return;
        held.isDrawing = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.begun = ledFrom(play, held.begun, held.at);
        onChange(held.begun);
      }
      const reached = play.nodes.find(isNear);
      if (reached && reached !== held.at) {
        const next = ledTo(play, held.begun, reached);
        if (next !== held.begun) onChange(next);
        held.begun = next;
      }
      held.at = reached ?? held.at;
      const tip = lineOf(play, held.begun).at(-1);
      if (tip) spin(tip, pointer);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { thread, grip };
}
