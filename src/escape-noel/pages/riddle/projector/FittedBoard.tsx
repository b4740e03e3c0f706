import { MotionConfigContext } from 'framer-motion';
import { use, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

/** A control of 44 px stays one of 24. */
const SMALLEST = 0.55;
/** In a window of `USUAL_HEIGHT_PX`; in a higher one, more. */
const LARGEST = 1.5;
const USUAL_HEIGHT_PX = 768;
const STEP = 0.05;

/** A board at the largest size at which its place holds it whole. */
export function FittedBoard({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // Not a state: a board that renders as it is resized would animate its parts from where they were.
  const zoom = useRef(1);
  const motion = use(MotionConfigContext);
  // A dragged element moves by the pixels of its own zoom.
  const zoomed = useMemo(
    () => ({
      ...motion,
      transformPagePoint: ({ x, y }: { x: number; y: number }) => ({
        x: x / zoom.current,
        y: y / zoom.current,
      }),
    }),
    [motion],
  );

  useLayoutEffect(() => {
    const outer = place.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const fit = () => {
      zoom.current = applyLargestZoom(outer, inner);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="projector-board" data-riddle-board ref={place}>
      <div className="projector-board-content" ref={content}>
        <MotionConfigContext value={zoomed}>{children}</MotionConfigContext>
      </div>
    </div>
  );
}

/** In a small window the place grows with its board, which keeps its size. */
function applyLargestZoom(place: HTMLElement, content: HTMLElement): number {
  const apply = (zoom: number) => {
    content.style.zoom = String(zoom);
    // For texts whose size does not depend on the zoom.
    content.style.setProperty('--board-zoom', String(zoom));
    return zoom;
  };
  if (getComputedStyle(place).overflow === 'visible') return apply(1);
  const isWhole = () =>
    content.getBoundingClientRect().height <= place.clientHeight &&
    content.scrollWidth <= content.clientWidth;
  const largest = LARGEST * Math.max(1, innerHeight / USUAL_HEIGHT_PX);
  for (let zoom = largest; zoom > SMALLEST; zoom -= STEP) {
    apply(zoom);
    if (isWhole()) return zoom;
  }
  return apply(SMALLEST);
}
