import { seededRandom } from '@/lib/random';

/** How many groups; what moves by itself is restyled each time the page is drawn, so six dots share one animation. */
const GROUPS = 6;
const COMPANIONS = 5;
/** How far a group's other dots may stand from its first, in pixels. */
const REACH_PX = 120;
/** How many times a second the dots change: so faint a change is not seen, and a phone draws no more often than that. */
const STEPS_PER_SECOND = 8;

// What the build scatters and what the browser scatters are the same.
const random = seededRandom(36);
const offset = () => `${Math.round((random() * 2 - 1) * REACH_PX)}px`;
/** A dot drawn as a shadow of the first: its place, no blur, and up to a pixel less all around. */
const companion = () => `${offset()} ${offset()} 0 ${-Math.round(random() * 4) / 4}px #ffe9b0`;

const groups = Array.from({ length: GROUPS }, (_, index) => {
  const seconds = index % 2 === 0 ? 4 : 8;
  return {
    left: `${Math.round(((index + random()) / GROUPS) * 1000) / 10}%`,
    top: `${Math.round(random() * 1000) / 10}%`,
    width: `${3 + Math.round(random() * 2)}px`,
    boxShadow: Array.from({ length: COMPANIONS }, companion).join(','),
    animationDuration: `${seconds}s`,
    // Whole seconds, so that all of them change at the same moments.
    animationDelay: `${-Math.round(random() * seconds)}s`,
    // On the way up, and again on the way down.
    animationTimingFunction: `steps(${(seconds / 2) * STEPS_PER_SECOND})`,
  };
});

/**
 * Scattered twinkling dots behind the page: style sheet animations alone, on `opacity`. They keep to the window, so
 * that a page which grows as its riddle arrives does not move them.
 */
export function Twinkles() {
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 -z-10 h-lvh overflow-hidden">
      {groups.map((style, index) => (
        <span className="riddle-twinkle" key={index} style={style} />
      ))}
    </div>
  );
}
