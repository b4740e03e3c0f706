import { seededRandom } from '@/lib/random';

const DOT_COUNT = 15;

const random = seededRandom(15);
const dots = Array.from({ length: DOT_COUNT }, () => ({
  left: `${Math.round(random() * 96) + 2}%`,
  top: `${Math.round(random() * 96) + 2}%`,
  width: `${Math.round(2 + random() * 3)}px`,
  animationDelay: `-${(random() * 4).toFixed(1)}s`,
}));

export function BackgroundDots() {
  return (
    // As high as the canvas: none behind the text below.
    <div aria-hidden="true" className="sky-dots absolute inset-x-0 top-0 z-[-1] aspect-square">
      {dots.map((place, index) => (
        <span key={index} style={place} />
      ))}
    </div>
  );
}
