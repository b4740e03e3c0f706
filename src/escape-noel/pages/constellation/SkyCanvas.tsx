import { useEffect, useRef } from 'react';
import { paintFigure, placeStar } from './paintSky';
import type { SkyStar } from '../../game/rules/sky';

/** One pulse of a halo, twice the duration in constellation.css. */
const PULSE_MS = 3_200;

export function SkyCanvas({ stars, label }: { stars: readonly SkyStar[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    return context ? drawAtEverySize(context, stars) : undefined;
  }, [stars]);
  return (
    <div className="relative">
      {stars.map(({ day, place, lit }) => lit && <Halo day={day} key={day} place={place} />)}
      <canvas aria-label={label} className="relative block aspect-square w-full" ref={canvas} role="img" />
    </div>
  );
}

function Halo({ day, place }: Pick<SkyStar, 'day' | 'place'>) {
  const { x, y } = placeStar(place, 100);
  const delay = ((day - 1) / 12 - 2) * PULSE_MS;
  return (
    <span
      aria-hidden="true"
      className="sky-halo"
      style={{ left: `${x}%`, top: `${y}%`, animationDelay: `${Math.round(delay)}ms` }}
    />
  );
}

function drawAtEverySize(context: CanvasRenderingContext2D, stars: readonly SkyStar[]): () => void {
  const { canvas } = context;
  const draw = () => {
    const side = canvas.clientWidth;
    if (side === 0) return;
    const pixels = Math.round(side * devicePixelRatio);
    canvas.width = pixels;
    canvas.height = pixels;
    context.setTransform(pixels / side, 0, 0, pixels / side, 0, 0);
    paintFigure(context, side, stars);
  };
  const sizes = new ResizeObserver(draw);
  sizes.observe(canvas);
  draw();
  return () => sizes.disconnect();
}
