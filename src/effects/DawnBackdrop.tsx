import DawnShapes from '@art/site/dawn-specks.svg?react';
import { seededRandom } from '@/lib/random';
import { useHydrated } from '@/lib/useHydrated';

declare module 'react' {
  interface CSSProperties {
    /** Where a speck of the site's background stands, from the top of the window. */
    '--top'?: string;
  }
}

const FEATHERS = 9;
/** How long a feather takes to sway from one side to the other, in seconds. */
const SWAY = 5;
const SPARKLES = 18;
/** Each with a companion, drawn as its shadow: what moves by itself is restyled each time the page is drawn. */
const DOTS = 13;
/** How many times a second the background moves: what moves in each image keeps a phone's processor up for each. */
const IMAGES_A_SECOND = 30;
/** The fraction of a height between one and the next that strews any number of them evenly. */
const GOLDEN = 0.618;

/**
 * Behind all pages of the site: falling feathers, snow sparkles, twinkling dots and floating blurs. Only `transform` and
 * `opacity` move, so the compositor does it all; it holds still under reduced motion, and where `moving.ts` says so.
 */
export function DawnBackdrop() {
  // All but the blurs would weigh a kilobyte of the page as it is written, and be styled before its words are seen.
  const alive = useHydrated();
  return (
    <div aria-hidden="true" className="dawn" onAnimationStart={({ target }) => moveInSteps(target)}>
      <span className="dawn-blur dawn-blur-rose" />
      <span className="dawn-blur dawn-blur-gold" />
      <span className="dawn-blur dawn-blur-lilac" />
      <span className="dawn-blur dawn-blur-sky" />
      {alive && <Specks />}
    </div>
  );
}

/** A style sheet could not say it: a timing function there is either in steps or eases. */
function moveInSteps(target: EventTarget): void {
  if (!(target instanceof Element)) return;
  for (const { effect } of target.getAnimations()) {
    const seconds = Number(effect?.getComputedTiming().duration) / 1_000;
    effect?.updateTiming({ easing: `steps(${seconds * IMAGES_A_SECOND})` });
  }
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
          // It falls, and sways as it does.
          style={{ ...feather, animationDuration: `${feather.animationDuration},${SWAY}s` }}
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
const feathers = scatter(FEATHERS, { size: [16, 30], seconds: [22, 40] });
const sparkles = scatter(SPARKLES, { size: [8, 16], seconds: [14, 26] });
const dots = scatter(DOTS, { size: [3, 6], seconds: [4, 9] });

/** Spread evenly from left to right and from top to bottom; a negative delay starts each somewhere along its way. */
function scatter(count: number, { size, seconds }: { size: [number, number]; seconds: [number, number] }) {
  return Array.from({ length: count }, (_, index) => {
    const lasting = between(seconds);
    return {
      left: `${Math.round(((index + random()) / count) * 100)}%`,
      // Where it stands; a feather that falls begins above the window instead.
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
