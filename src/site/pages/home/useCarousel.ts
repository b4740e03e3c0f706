import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useCalm } from '@/effects/calm';

/** How long a slide stays (rule 9.1). */
const CAROUSEL_INTERVAL_MS = 4000;
/** A scroll that has been quiet for so long is over. */
const SCROLL_SETTLED_MS = 120;

interface CarouselState {
  index: number;
  /** Whether it advances by itself, a moment's hold apart. */
  playing: boolean;
  track: RefObject<HTMLUListElement | null>;
  goTo: (index: number) => void;
  togglePlaying: () => void;
}

/**
 * Turns the pages of a track that scrolls and snaps by itself.
 * @param count how many slides there are; after the last comes the first.
 * @param held somebody is reading: the pointer or the focus is on it.
 */
export function useCarousel(count: number, held: boolean): CarouselState {
  const track = useRef<HTMLUListElement>(null);
  /** The slide that a scroll of ours is on its way to; null once it is there, or once a hand has taken over. */
  const heading = useRef<number | null>(null);
  // An object, so that a press on what is shown already begins the slide's time again.
  const [shown, setShown] = useState({ index: 0 });
  const { index } = shown;
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const calm = useCalm();
  // Less motion was asked for: it starts at rest, and plays only if it is told to.
  const playing = choice === null ? !calm : choice === 'play';

  const goTo = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count;
      setShown({ index: next });
      heading.current = next;
      const { current } = track;
      current?.scrollTo({ left: next * current.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    },
    [count, calm],
  );

  useEffect(() => {
    if (!playing || held) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) goTo(shown.index + 1);
    }, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, held, shown, goTo]);

  useEffect(() => {
    const { current } = track;
    if (!current) return undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const seen = Math.round(current.scrollLeft / current.clientWidth);
      // A slow device pauses on the way: what it shows meanwhile is nobody's choice.
      if (heading.current !== null && heading.current !== seen) return;
      heading.current = null;
      setShown((before) => (before.index === seen ? before : { index: seen }));
    };
    const follow = () => {
      clearTimeout(settled);
      settled = setTimeout(settle, SCROLL_SETTLED_MS);
    };
    const takeOver = () => {
      heading.current = null;
    };
    const hands = ['pointerdown', 'touchstart', 'wheel'] as const;
    current.addEventListener('scroll', follow, { passive: true });
    for (const hand of hands) current.addEventListener(hand, takeOver, { passive: true });
    return () => {
      clearTimeout(settled);
      current.removeEventListener('scroll', follow);
      for (const hand of hands) current.removeEventListener(hand, takeOver);
    };
  }, []);

  return { index, playing, track, goTo, togglePlaying: () => setChoice(playing ? 'pause' : 'play') };
}
