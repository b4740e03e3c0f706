import DawnShapes from '@art/site/dawn-specks.svg?react';
import { seededRandom } from '@/lib/random';
import { useHydrated } from '@/lib/useHydrated';

declare module 'react' {
  interface CSSProperties {
    /** From the top of the window. */
    '--top'?: string;
  }
}

const SWAY_S = 5;
/** The golden ratio: steps of this fraction of the height spread any number of specks evenly. */
const GOLDEN = 0.618;

/**
 * Feathers, sparkles, dots and blurs behind the site. Only `transform` and `opacity` are animated, on the compositor; still in « Mode
 * calme » and until `startMotion`.
 */
export function DawnBackdrop() {
  // Prerendered, they would add 1 kB to each page, before its text.
  const hydrated = useHydrated();
  return (
    <div aria-hidden="true" className="dawn">
      <span className="dawn-blur dawn-blur-rose" />
      <span className="dawn-blur dawn-blur-gold" />
      <span className="dawn-blur dawn-blur-lilac" />
      <span className="dawn-blur dawn-blur-sky" />
      {hydrated && <Specks />}
    </div>
  );
}

function Specks() {
  return (
    <>
      <DawnShapes />
      {dots.map((dot, index) => (
        <span className="dawn-dot" key={index} style={dot} />
      ))}
      {sparkles.map((sparkle, index) => (
        <svg className="dawn-sparkle" key={index} style={sparkle}>
          <use href="#dawn-sparkle" />
        </svg>
      ))}
      {feathers.map((feather, index) => (
        <span
          className="dawn-feather"
          key={index}
          // The fall and the sway.
          style={{ ...feather, animationDuration: `${feather.animationDuration},${SWAY_S}s` }}
        >
          <svg>
            <use href="#dawn-feather" />
          </svg>
        </span>
      ))}
    </>
  );
}

const random = seededRandom(24);
const feathers = scatter(9, { size: [16, 30], seconds: [22, 40] });
const sparkles = scatter(18, { size: [8, 16], seconds: [14, 26] });
// Each with a second dot as its shadow.
const dots = scatter(13, { size: [3, 6], seconds: [4, 9] });

/** Spreads specks evenly over the window; a negative delay starts each one along its way. */
function scatter(count: number, { size, seconds }: { size: [number, number]; seconds: [number, number] }) {
  return Array.from({ length: count }, (_, index) => {
    const lasting = between(seconds);
    return {
      left: `${Math.round(((index + random()) / count) * 100)}%`,
      // A falling feather starts above the window instead.
      '--top': `${Math.round(((index * GOLDEN + random() * 0.2) % 1) * 100)}%`,
      width: `${between(size)}px`,
      animationDuration: `${lasting}s`,
      animationDelay: `${-Math.round(random() * lasting)}s`,
    };
  });
}

function between([least, most]: [number, number]): number {
  return Math.round(least + random() * (most - least));
}
