import { useCallback, useEffect, useRef, useState } from 'react';
import { useCalm } from '@/effects/calm';

/** How long a slide stays (rule 9.1). */
const CAROUSEL_INTERVAL_MS = 4000;
/** A scroll that has been quiet for so long is over. */
const SCROLL_SETTLED_MS = 120;
/** How pages turn: `scene` and `breath` of the tokens. */
const TURN = { duration: 700, easing: 'cubic-bezier(0.22, 0.8, 0.28, 1)' } as const;
/** Longer than any slide stays: the next turn ends the last one, and the page's thread draws no frame for that. */
const HELD_MS = 3_600_000;

/**
 * Turns the pages of a track that scrolls and snaps by itself.
 * @param count how many slides there are; after the last comes the first.
 * @param held somebody is reading: the pointer or the focus is on it.
 */
export function useCarousel(count: number, held: boolean) {
  const track = useRef<HTMLUListElement>(null);
  const turning = useRef<Turn>({ pages: [], scrolled: false });
  // An object, so that a press on what is shown already begins the slide's time again.
  const [shown, setShown] = useState({ index: 0 });
  const { index } = shown;
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const calm = useCalm();
  // Whether it advances by itself. Where less motion was asked for it starts at rest, and plays only if it is told to.
  const playing = choice === null ? !calm : choice === 'play';

  const goTo = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count;
      setShown({ index: next });
      const { current } = track;
      if (calm) current?.scrollTo({ left: next * current.clientWidth, behavior: 'instant' });
      else if (current) turn(turning.current, current, next, wanted > index);
    },
    [count, calm, index],
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
      setShown((before) => (before.index === seen ? before : { index: seen }));
    };
    const follow = () => {
      clearTimeout(settled);
      if (turning.current.scrolled) {
        turning.current.scrolled = false;
        return;
      }
      settled = setTimeout(settle, SCROLL_SETTLED_MS);
    };
    current.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(settled);
      current.removeEventListener('scroll', follow);
    };
  }, []);

  return { index, playing, track, goTo, togglePlaying: () => setChoice(playing ? 'pause' : 'play') };
}

/** The last turn. */
interface Turn {
  /** The pages that it moves. */
  pages: Animation[];
  /** It scrolled the track, which has not told it yet. */
  scrolled: boolean;
}

/**
 * Scrolls to a slide at once, and has its page glide in while the one before glides out. A smooth scroll would be followed by the
 * page's own thread at each frame; a glide moves without it, and from the last page to the first as to any next one.
 */
function turn(last: Turn, track: HTMLElement, to: number, forward: boolean): void {
  const width = track.clientWidth;
  const from = Math.round(track.scrollLeft / width);
  const way = forward ? width : -width;
  const away = (to - from) * width;
  track.scrollTo({ left: to * width, behavior: 'instant' });
  for (const page of last.pages) page.cancel();
  if (from === to) return;
  last.scrolled = true;
  last.pages = [glide(track.children[from], away, away - way), glide(track.children[to], way, 0)].filter(
    (page) => page !== undefined,
  );
}

/**
 * Moves a slide's page, which then stands in its place: a finger, or the focus, may come to it.
 * @param from where the page begins, beside its place, in pixels.
 */
function glide(slide: Element | undefined, from: number, to: number): Animation | undefined {
  const offset = TURN.duration / HELD_MS;
  return slide?.firstElementChild?.animate(
    [
      { transform: `translateX(${from}px)`, easing: TURN.easing },
      { transform: `translateX(${to}px)`, offset },
      { transform: 'translateX(0)', offset },
      { transform: 'translateX(0)' },
    ],
    HELD_MS,
  );
}
