import { linksOf, type Point, type SkyStar } from '../../game/rules/sky';

/** Colours of the night (tailwind.config.ts `nuit`). */
const GOLD = '#F5C862';
const IVORY = '#FFF6DC';
const DIM = '#7A78B8';
const SILVER = '#DCE4F2';

/** Margin around the figure, as a part of the canvas's side. */
const MARGIN = 0.07;

/** @returns a star's position on a canvas of that side, in CSS pixels. */
export function placeStar({ x, y }: Point, side: number): Point {
  const inner = side * (1 - 2 * MARGIN);
  return { x: side * MARGIN + (x / 100) * inner, y: side * MARGIN + (y / 100) * inner };
}

export function paintFigure(
  context: CanvasRenderingContext2D,
  side: number,
  stars: readonly SkyStar[],
): void {
  const unit = side / 100;
  for (const { from, to, bright } of linksOf(stars)) {
    paintLink(context, placeStar(from.place, side), placeStar(to.place, side), bright, unit);
  }
  for (const star of stars) {
    const place = placeStar(star.place, side);
    paintStar(context, place, star.lit, unit);
    if (star.ringed) paintRing(context, place, unit);
  }
}

function paintLink(
  context: CanvasRenderingContext2D,
  start: Point,
  end: Point,
  bright: boolean,
  unit: number,
): void {
  context.beginPath();
  context.setLineDash(bright ? [] : [unit * 0.7, unit * 1.3]);
  context.lineWidth = bright ? Math.max(1.6, unit * 0.42) : Math.max(1, unit * 0.24);
  context.strokeStyle = bright ? GOLD : DIM;
  context.globalAlpha = bright ? 0.95 : 0.6;
  context.lineCap = 'round';
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

function paintStar(context: CanvasRenderingContext2D, { x, y }: Point, lit: boolean, unit: number): void {
  const radius = unit * (lit ? 3 : 1.9);
  const waist = radius * 0.16;
  context.beginPath();
  context.moveTo(x, y - radius);
  context.quadraticCurveTo(x + waist, y - waist, x + radius, y);
  context.quadraticCurveTo(x + waist, y + waist, x, y + radius);
  context.quadraticCurveTo(x - waist, y + waist, x - radius, y);
  context.quadraticCurveTo(x - waist, y - waist, x, y - radius);
  context.closePath();
  if (lit) {
    const gold = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
    gold.addColorStop(0, GOLD);
    gold.addColorStop(0.5, IVORY);
    gold.addColorStop(1, GOLD);
    context.fillStyle = gold;
    context.fill();
    return;
  }
  context.fillStyle = '#1C1B4D';
  context.fill();
  context.lineWidth = Math.max(1.2, unit * 0.3);
  context.lineJoin = 'round';
  context.strokeStyle = DIM;
  context.stroke();
}

function paintRing(context: CanvasRenderingContext2D, { x, y }: Point, unit: number): void {
  context.beginPath();
  context.arc(x, y, unit * 3.3, 0, 2 * Math.PI);
  context.lineWidth = Math.max(1.4, unit * 0.45);
  context.strokeStyle = SILVER;
  context.stroke();
}
