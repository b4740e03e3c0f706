import { seededRandom } from '@/lib/random';

const WIDTH = 1600;
const HEIGHT = 1000;

/** Stars of one size, as one path of dots: the further down, the rarer. */
function dots(count: number, seed: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const x = Math.round(random() * WIDTH);
    const y = Math.round(random() ** 1.6 * HEIGHT);
    return `M${x} ${y}h.1`;
  }).join('');
}

const far = dots(70, 24);
const near = dots(26, 12);

/** The stars behind every page of the game. They hold still: what moves belongs to the pages. */
export function NightSky() {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[62rem] w-full"
      focusable="false"
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
