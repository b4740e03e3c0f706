import { seededRandom } from '@/lib/random';

/** Six dots share one animation, as shadows of the first: each animated element costs a style update per frame. */
const GROUPS = 6;
const COMPANIONS = 5;
const REACH_PX = 120;
/** Steps instead of every frame: the difference is not visible, and a phone paints less. */
const STEPS_PER_SECOND = 8;

// Seeded: prerendered and hydrated markup must be the same.
const random = seededRandom(36);
const offset = () => `${Math.round((random() * 2 - 1) * REACH_PX)}px`;
const companion = () => `${offset()} ${offset()} 0 ${-Math.round(random() * 4) / 4}px #ffe9b0`;

const groups = Array.from({ length: GROUPS }, (_, index) => {
  const seconds = index % 2 === 0 ? 4 : 8;
  return {
    left: `${Math.round(((index + random()) / GROUPS) * 1000) / 10}%`,
    top: `${Math.round(random() * 1000) / 10}%`,
    width: `${3 + Math.round(random() * 2)}px`,
    boxShadow: Array.from({ length: COMPANIONS }, companion).join(','),
    animationDuration: `${seconds}s`,
    // Whole seconds, so that all change in the same frames.
    animationDelay: `${-Math.round(random() * seconds)}s`,
    animationTimingFunction: `steps(${(seconds / 2) * STEPS_PER_SECOND})`,
  };
});

/** Fixed to the window, so that a page that grows does not move them. */
export function Twinkles() {
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 -z-10 h-lvh overflow-hidden">
      {groups.map((style, index) => (
        <span className="riddle-twinkle absolute aspect-square rounded-full" key={index} style={style} />
      ))}
    </div>
  );
}
