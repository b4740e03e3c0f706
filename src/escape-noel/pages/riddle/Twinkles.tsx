import { seededRandom } from '@/lib/random';

/** How many trios; what moves by itself is restyled each time the page is drawn, so three dots share one animation. */
const TRIOS = 12;
/** How far a trio's two other dots may stand from its first, in pixels. */
const REACH_PX = 90;

// What the build scatters and what the browser scatters are the same.
const random = seededRandom(36);
const offset = () => `${Math.round((random() * 2 - 1) * REACH_PX)}px`;
/** A dot drawn as a shadow of the first: its place, no blur, and up to a pixel less all around. */
const companion = () => `${offset()} ${offset()} 0 ${-Math.round(random() * 4) / 4}px #ffe9b0`;

const trios = Array.from({ length: TRIOS }, () => ({
  left: `${Math.round(random() * 1000) / 10}%`,
  top: `${Math.round(random() * 1000) / 10}%`,
  width: `${3 + Math.round(random() * 2)}px`,
  boxShadow: `${companion()}, ${companion()}`,
  animationDuration: `${3 + Math.round(random() * 5)}s`,
  animationDelay: `${-Math.round(random() * 8)}s`,
}));

/**
 * Scattered twinkling dots behind the page: style sheet animations alone, on `opacity`. They keep to the window, so
 * that a page which grows as its riddle arrives does not move them.
 */
export function Twinkles() {
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 -z-10 h-lvh overflow-hidden">
      {trios.map((style, index) => (
        <span className="riddle-twinkle" key={index} style={style} />
      ))}
    </div>
  );
}
