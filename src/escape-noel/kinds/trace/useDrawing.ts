import { useRef, type PointerEvent } from 'react';
import type { KindProps } from '../kind';
import { extendTo, lineOf, startFrom, type Node, type TracePlay } from './rules';

const NODE_RADIUS_PX = 20;

type Drawing = Pick<KindProps<TracePlay>, 'play' | 'value' | 'locked' | 'onChange'>;

/** Draws the line and, without rendering, a thread to the pointer. A press that does not move is a click on the node. */
export function useDrawing({ play, value, locked, onChange }: Drawing) {
  const thread = useRef<SVGLineElement>(null);
  const drawing = useRef<{ at: Node; value: string; box: DOMRect; hasStarted: boolean } | null>(null);

  function drawThread(from: Node, to: { x: number; y: number }) {
    for (const [name, length] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) {
      thread.current?.setAttribute(name, String(length));
    }
    thread.current?.setAttribute('visibility', 'visible');
  }

  const end = () => {
    drawing.current = null;
    thread.current?.setAttribute('visibility', 'hidden');
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (locked || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-node]')?.dataset['node'];
      const at = play.nodes.find((node) => node.id === id);
      const box = event.currentTarget.getBoundingClientRect();
      if (at) drawing.current = { at, value, box, hasStarted: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drawing.current;
      if (!current) return;
      const unit = play.width / current.box.width;
      const pointer = {
        x: (event.clientX - current.box.left) * unit,
        y: (event.clientY - current.box.top) * unit,
      };
      const isNear = ({ x, y }: Node) => Math.hypot(x - pointer.x, y - pointer.y) < NODE_RADIUS_PX * unit;
      if (!current.hasStarted) {
        if (isNear(current.at)) return;
        current.hasStarted = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        current.value = startFrom(play, current.value, current.at);
        onChange(current.value);
      }
      const reached = play.nodes.find(isNear);
      if (reached && reached !== current.at) {
        const next = extendTo(play, current.value, reached);
        if (next !== current.value) onChange(next);
        current.value = next;
      }
      current.at = reached ?? current.at;
      const tip = lineOf(play, current.value).at(-1);
      if (tip) drawThread(tip, pointer);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { thread, handlers };
}
