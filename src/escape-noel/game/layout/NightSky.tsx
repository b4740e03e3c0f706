import { seededRandom } from '@/lib/random';
import { sorted } from '@/lib/arrays';

const WIDTH = 1600;
const HEIGHT = 1000;

/** Stars of one size as one path, rarer towards the bottom. Relative coordinates keep the prerendered HTML small. */
function dots(count: number, seed: number): string {
  const random = seededRandom(seed);
  const places = sorted(
    Array.from({ length: count }, () => ({
      x: Math.round(random() * WIDTH),
      y: Math.round(random() ** 1.6 * HEIGHT),
    })),
    (one, other) => one.x - other.x,
  );
  return places
    .map(({ x, y }, at) => {
      const left = places[at - 1] ?? { x: 0, y: 0 };
      return `m${x - left.x} ${y - left.y}h.1`;
    })
    .join('');
}

const far = dots(70, 24);
const near = dots(26, 12);

export function NightSky() {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[62rem] w-full"
      preserveAspectRatio="xMidYMin slice"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <g fill="none" strokeLinecap="round">
        <path d={far} opacity=".45" stroke="#CFD6FF" strokeWidth="2" />
        <path d={near} opacity=".7" stroke="#FFF6DC" strokeWidth="3.2" />
      </g>
    </svg>
  );
}
