import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
import { DRAG_THRESHOLD_PX } from '@/lib/drag';
import { WHOLE, within, zoomAt, type View } from './zoomView';

type Point = Omit<View, 'scale'>;

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Moves and scales a picture in its frame by pointers and wheel, without rendering.
 * @param onTapBeside the frame was tapped outside the picture, without a drag or a pinch.
 */
export function useZoom(onTapBeside: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  /** Position of a single finger's press; null once it has moved, or another finger is down. */
  const tap = useRef<Point | null>(null);

  const actions = useMemo(() => {
    const size = () => frame.current?.getBoundingClientRect() ?? new DOMRect();
    const show = (next: View) => {
      view.current = within(next, size());
      const { scale, x, y } = view.current;
      if (picture.current) picture.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const fromCentre = ({ x, y }: Point): Point => {
      const { left, top, width, height } = size();
      return { x: x - left - width / 2, y: y - top - height / 2 };
    };
    return {
      zoom: (factor: number, at: Point = { x: 0, y: 0 }) => show(zoomAt(view.current, factor, at, size())),
      zoomOn: (factor: number, at: Point) => show(zoomAt(view.current, factor, fromCentre(at), size())),
      move: (x: number, y: number) => show({ ...view.current, x: view.current.x + x, y: view.current.y + y }),
      reset: () => show(WHOLE),
    };
  }, []);

  // Not passive, which React's `onWheel` is: it prevents the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      actions.zoomOn(Math.exp(-event.deltaY / 400), pointOf(event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [actions]);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      tap.current = fingers.current.size === 0 ? pointOf(event) : null;
      fingers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      if (tap.current && distance(now, tap.current) > DRAG_THRESHOLD_PX) tap.current = null;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) return actions.move(now.x - before.x, now.y - before.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      actions.zoomOn(distance(now, other) / Math.max(1, distance(before, other)), middle);
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onClick: ({ clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = picture.current?.getBoundingClientRect() ?? new DOMRect();
      const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (tap.current && isBeside) onTapBeside();
    },
    onDoubleClick: (event: MouseEvent) =>
      view.current.scale > 1 ? actions.reset() : actions.zoomOn(2.5, pointOf(event)),
  };
  return { frame, picture, handlers, ...actions };
}
