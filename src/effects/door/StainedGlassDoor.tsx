import StainedGlass from '@art/escape-noel/stained-glass.svg?react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './door.css';

const SKIPS = ['pointerdown', 'keydown', 'wheel'] as const;

interface StainedGlassDoorProps {
  title: string;
  wish: string;
  /** The door stands open: take it away. */
  onOpened: () => void;
}

/**
 * A door of stained glass before the page, which opens by itself; any gesture goes through it at once. It is a sheet of style
 * from end to end, so that it opens in a page that the build wrote before the application is awake. In « Mode calme » it
 * stands still for a moment, then is gone. Decoration: its words must also stand in the page.
 */
export function StainedGlassDoor({ title, wish, onOpened }: StainedGlassDoorProps) {
  const door = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState(false);

  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    // It may have opened before the application woke.
    if (door.current && getComputedStyle(door.current).visibility === 'hidden') opened();
    const skip = () => setSkipped(true);
    for (const gesture of SKIPS) addEventListener(gesture, skip, { passive: true });
    return () => {
      for (const gesture of SKIPS) removeEventListener(gesture, skip);
    };
  }, []);

  return (
    <div
      aria-hidden="true"
      className="door"
      data-skipped={skipped || undefined}
      onAnimationEnd={(event) => {
        if (event.target === door.current) onOpened();
      }}
      ref={door}
    >
      <p className="door-words">
        <span className="door-title">{title}</span>
        {wish}
      </p>
      <StainedGlass className="door-glass" />
    </div>
  );
}
