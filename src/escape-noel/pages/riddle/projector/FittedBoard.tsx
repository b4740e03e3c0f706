import { MotionConfigContext } from 'framer-motion';
import { use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

/** A control of 44 px stays one of 24. */
const SMALLEST = 0.55;
const LARGEST = 1.5;
const STEP = 0.05;

/** A board at the largest size at which its place holds it whole. */
export function FittedBoard({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const motion = use(MotionConfigContext);
  // What is dragged moves by the pixels of its own zoom.
  const zoomed = useMemo(
    () => ({
      ...motion,
      transformPagePoint: ({ x, y }: { x: number; y: number }) => ({ x: x / zoom, y: y / zoom }),
    }),
    [motion, zoom],
  );

  useLayoutEffect(() => {
    const outer = place.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const fit = () => setZoom(largestZoom(outer, inner));
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="projector-board" data-riddle-board ref={place}>
      <div className="projector-board-content" ref={content} style={{ zoom }}>
        <MotionConfigContext value={zoomed}>{children}</MotionConfigContext>
      </div>
    </div>
  );
}

/** In a small window the place grows with its board, which keeps its size. */
function largestZoom(place: HTMLElement, content: HTMLElement): number {
  const before = content.style.zoom;
  if (getComputedStyle(place).overflow === 'visible') return 1;
  let zoom = LARGEST;
  for (; zoom > SMALLEST; zoom -= STEP) {
    content.style.zoom = String(zoom);
    if (
      content.getBoundingClientRect().height <= place.clientHeight &&
      content.scrollWidth <= content.clientWidth
    )
      break;
  }
  content.style.zoom = before;
  return Math.max(SMALLEST, zoom);
}
