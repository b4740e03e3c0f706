import { useState } from 'react';

const DOTS = 36;

function scatter() {
  return Array.from({ length: DOTS }, () => ({
    left: `${Math.round(Math.random() * 1000) / 10}%`,
    top: `${Math.round(Math.random() * 1000) / 10}%`,
    width: `${2 + Math.round(Math.random() * 3)}px`,
    animationDuration: `${3 + Math.round(Math.random() * 5)}s`,
    animationDelay: `${-Math.round(Math.random() * 8)}s`,
  }));
}

/**
 * Random twinkling dots behind the page (spec §2): style sheet animations alone, on `opacity`. They keep to the window, so
 * that a page which grows as its riddle arrives does not move them.
 */
export function Twinkles() {
  const [dots] = useState(scatter);
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 -z-10 h-lvh overflow-hidden">
      {dots.map((style, index) => (
        <span className="riddle-twinkle" key={index} style={style} />
      ))}
    </div>
  );
}
