import StainedGlass from '@art/escape-noel/stained-glass.svg?react';
import * as m from 'framer-motion/m';
import { useEffect, useEffectEvent, useRef } from 'react';
import { TOUCH } from '@/lib/transitions';
import './door.css';

const SKIPS = ['pointerdown', 'keydown', 'wheel'] as const;

interface StainedGlassDoorProps {
  title: string;
  wish: string;
  /** Remove the door, in an `AnimatePresence`. */
  onOpened: () => void;
}

/**
 * A decorative door over the page, which opens by itself; any gesture opens it at once. It is prerendered and must not wait for a script:
 * style sheets open it, framer-motion removes it. The page must also hold its words.
 */
export function StainedGlassDoor({ title, wish, onOpened }: StainedGlassDoorProps) {
  const door = useRef<HTMLDivElement>(null);

  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    // It may have opened before hydration.
    if (door.current && getComputedStyle(door.current).visibility === 'hidden') opened();
    const skip = () => opened();
    for (const gesture of SKIPS) addEventListener(gesture, skip, { passive: true });
    return () => {
      for (const gesture of SKIPS) removeEventListener(gesture, skip);
    };
  }, []);

  return (
    <m.div
      aria-hidden="true"
      className="door"
      exit={{ opacity: 0 }}
      onAnimationEnd={(event) => {
        if (event.target === door.current) onOpened();
      }}
      ref={door}
      transition={TOUCH}
    >
      <p className="door-words">
        <span className="door-title">{title}</span>
        {wish}
      </p>
      <StainedGlass className="door-glass" />
    </m.div>
  );
}
