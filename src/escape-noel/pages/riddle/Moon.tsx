/** From one full moon to the next. */
const LUNATION_DAYS = 29.53;
/** The day whose picture shows a full moon; every other day is computed from it. */
const FULL_MOON_DAY = 4;
const RADIUS = 32;

/** The lit part of the moon on a day, as an SVG path around 0,0. */
export function litMoon(day: number): string {
  const turn = ((day - FULL_MOON_DAY) / LUNATION_DAYS + 1.5) % 1;
  const waxing = turn < 0.5;
  const edge = Math.cos(2 * Math.PI * turn);
  const outer = waxing ? 1 : 0;
  const inner = edge > 0 ? 1 - outer : outer;
  const across = (RADIUS * Math.abs(edge)).toFixed(1);
  return `M0-${RADIUS}A${RADIUS} ${RADIUS} 0 0 ${outer} 0 ${RADIUS}A${across} ${RADIUS} 0 0 ${inner} 0-${RADIUS}Z`;
}

/** The moon next to the day's number. A drawing marked `moonless` hides it: its riddle asks for the moon (scenery.css). */
export function Moon({ day }: { day: number }) {
  return (
    <svg
      aria-hidden="true"
      className="riddle-moon absolute -z-10 overflow-visible rounded-full"
      data-draws="lune"
      viewBox="-32 -32 64 64"
    >
      <circle fill="#2A2C66" r={RADIUS} />
      <path d={litMoon(day)} fill="#FFF6DC" />
    </svg>
  );
}
