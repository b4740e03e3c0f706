import { useState } from 'react';

/** How many trios; what moves by itself is restyled each time the page is drawn, so three dots share one animation. */
const TRIOS = 12;
/** How far a trio's two other dots may stand from its first, in pixels. */
const REACH_PX = 90;

const offset = () => `${Math.round((Math.random() * 2 - 1) * REACH_PX)}px`;
/** A dot drawn as a shadow of the first: its place, no blur, and up to a pixel less all around. */
const companion = () => `${offset()} ${offset()} 0 ${-Math.round(Math.random() * 4) / 4}px #ffe9b0`;

function scatter() {
  return Array.from({ length: TRIOS }, () => ({
    left: `${Math.round(Math.random() * 1000) / 10}%`,
    top: `${Math.round(Math.random() * 1000) / 10}%`,
    width: `${3 + Math.round(Math.random() * 2)}px`,
    boxShadow: `${companion()}, ${companion()}`,
    animationDuration: `${3 + Math.round(Math.random() * 5)}s`,
    animationDelay: `${-Math.round(Math.random() * 8)}s`,
  }));
}

/**
 * Random twinkling dots behind the page: style sheet animations alone, on `opacity`. They keep to the window, so
 * that a page which grows as its riddle arrives does not move them.
 */
export function Twinkles() {
  const [trios] = useState(scatter);
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 -z-10 h-lvh overflow-hidden">
      {trios.map((style, index) => (
        <span className="riddle-twinkle" key={index} style={style} />
      ))}
    </div>
  );
}
