import { useEffect, useRef } from 'react';
import { STARS } from './figure';
import { paintFigure, placeStar } from './paintSky';
import type { SkyStar } from './sky';

/** One breath of a halo, there and back, in milliseconds: constellation.css has its half. */
const BREATH_MS = 3_200;

/** The constellation, drawn sharp at every size, and behind it the halos of its lit stars, which breathe. */
export function SkyCanvas({ stars, label }: { stars: readonly SkyStar[]; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    return element ? keepDrawn(element, stars) : undefined;
  }, [stars]);
  return (
    <div className="relative">
      {stars.map(({ day, lit }, index) => lit && <Halo index={index} key={day} />)}
      <canvas aria-label={label} className="sky-canvas" ref={canvas} role="img" />
    </div>
  );
}

/** @param index the star's place in the figure, from 0: each breathes a little behind the one before it. */
function Halo({ index }: { index: number }) {
  const star = STARS[index];
  if (!star) return null;
  const { x, y } = placeStar(star, 100);
  const delay = (index / 12 - 2) * BREATH_MS;
  return (
    <span
      aria-hidden="true"
      className="sky-halo"
      style={{ left: `${x}%`, top: `${y}%`, animationDelay: `${Math.round(delay)}ms` }}
    />
  );
}

/** Draws the canvas anew at every size that it takes. @returns how to stop. */
function keepDrawn(canvas: HTMLCanvasElement, stars: readonly SkyStar[]): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
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
