import { useEffect, useRef } from 'react';
import { useCalm } from '@/effects/calm';
import { paintFigure, paintHalos, PULSE_MS } from './paintSky';
import type { SkyStar } from './sky';

/** Slow breaths need few pictures: the processor has better things to do. */
const FRAME_MS = 80;

/** The constellation, drawn sharp at every size; its halos breathe while it is looked at, unless « Mode calme » is on. */
export function SkyCanvas({ stars, label }: { stars: readonly SkyStar[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const calm = useCalm();
  useEffect(() => {
    const element = canvas.current;
    return element ? animateSky(element, stars, calm) : undefined;
  }, [stars, calm]);
  return <canvas aria-label={label} className="sky-canvas" ref={canvas} role="img" />;
}

/** Keeps the canvas drawn. @returns how to stop. */
function animateSky(canvas: HTMLCanvasElement, stars: readonly SkyStar[], calm: boolean): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const still = document.createElement('canvas');
  let seen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const breathes = () => !calm && seen && !document.hidden && stars.some(({ lit }) => lit);
  const paint = () => {
    const side = canvas.clientWidth;
    context.setTransform(canvas.width / side, 0, 0, canvas.width / side, 0, 0);
    context.clearRect(0, 0, side, side);
    paintHalos(context, side, stars, calm ? 0.5 : (performance.now() % PULSE_MS) / PULSE_MS);
    context.drawImage(still, 0, 0, side, side);
  };
  const next = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (!breathes()) return;
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => {
        paint();
        next();
      });
    }, FRAME_MS);
  };
  const resize = () => {
    const side = canvas.clientWidth;
    if (side === 0) return;
    const pixels = Math.round(side * devicePixelRatio);
    for (const each of [canvas, still]) {
      each.width = pixels;
      each.height = pixels;
    }
    const stillContext = still.getContext('2d');
    stillContext?.setTransform(pixels / side, 0, 0, pixels / side, 0, 0);
    if (stillContext) paintFigure(stillContext, side, stars);
    paint();
    next();
  };

  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
    next();
  });
  sight.observe(canvas);
  document.addEventListener('visibilitychange', next);
  resize();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    sizes.disconnect();
    sight.disconnect();
    document.removeEventListener('visibilitychange', next);
  };
}
