import { PanSession } from 'framer-motion';
import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { animateUnlessCalm } from '@/lib/animateUnlessCalm';
import { useCalm } from '@/lib/calm';
import { SCENE } from '@/lib/transitions';

/** Rule 9.1. */
const CAROUSEL_INTERVAL_MS = 4000;
/** The current page is looked up when a page passes this share of it in sight. */
const SHARE_SEEN = 0.6;
/** A mouse that would have dragged a page so far of its width turns it. */
const DRAG_TURNS = 0.3;
/** Time during which a released page goes on at its speed. */
const THROW_S = 0.2;

/**
 * Turns the pages of a track with native scroll snapping, which a mouse can drag.
 * @param held the pointer or the focus is on the carousel: it does not advance by itself.
 */
export function useCarousel(count: number, held: boolean) {
  const track = useRef<HTMLUListElement>(null);
  // An object, so that a press on the current dot restarts the slide's time.
  const [shown, setShown] = useState({ index: 0 });
  const { index } = shown;
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const calm = useCalm();
  const playing = choice === null ? !calm : choice === 'play';

  const goTo = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count;
      setShown({ index: next });
      if (track.current) turn(track.current, next, wanted > index);
    },
    [count, index],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    if (!playing || held) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      const elapsedMs = isFirst.current ? timeSinceLoad() : 0;
      isFirst.current = false;
      timer = setInterval(() => {
        if (!document.hidden) goTo(shown.index + 1);
      }, CAROUSEL_INTERVAL_MS - elapsedMs);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      clearInterval(timer);
    };
  }, [playing, held, shown, goTo]);

  useEffect(() => {
    const { current } = track;
    if (!current) return undefined;
    // A report comes late: `goTo` may have turned the page since. The track says which one is there.
    const observer = new IntersectionObserver(
      () => {
        const seen = currentSlide(current);
        setShown((before) => (before.index === seen ? before : { index: seen }));
      },
      { root: current, threshold: SHARE_SEEN },
    );
    for (const item of current.children) observer.observe(item);
    return () => observer.disconnect();
  }, []);

  const session = useRef<PanSession>(undefined);
  const isDragging = useRef(false);
  useEffect(() => () => session.current?.end(), []);
  const drag = ({ currentTarget, pointerType, nativeEvent }: PointerEvent<HTMLUListElement>) => {
    if (pointerType !== 'mouse') return;
    session.current = new PanSession(nativeEvent, {
      onStart: () => {
        isDragging.current = true;
      },
      onMove: (_, { offset }) => {
        for (const page of pagesOf(currentTarget)) page.style.transform = `translateX(${offset.x}px)`;
      },
      onEnd: (_, { offset, velocity }) => {
        // After the click that ends the drag.
        setTimeout(() => {
          isDragging.current = false;
        });
        setShown({ index: release(currentTarget, offset.x, velocity.x) });
      },
    });
  };

  return {
    index,
    playing,
    goTo,
    togglePlaying: () => setChoice(playing ? 'pause' : 'play'),
    trackProps: {
      ref: track,
      onPointerDown: drag,
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClickCapture: (event: { preventDefault: () => void }) => {
        if (isDragging.current) event.preventDefault();
      },
    },
  };
}

/**
 * Time since which the first slide of a page that has just loaded is visible, in milliseconds: hydration comes later. 0 in a page that has
 * been there for longer than a slide, whose carousel is new.
 */
function timeSinceLoad(): number {
  const [page] = performance.getEntriesByType('navigation');
  const loadedAt = page && 'loadEventEnd' in page ? Number(page.loadEventEnd) : 0;
  if (loadedAt === 0) return 0;
  const elapsed = performance.now() - loadedAt;
  return elapsed < CAROUSEL_INTERVAL_MS ? elapsed : 0;
}

/** A track without a width is at its first slide. */
const currentSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

const pagesOf = (track: HTMLElement) => track.querySelectorAll<HTMLElement>(':scope > * > *');

/** Scrolls to a slide at once; its page slides in while the page before slides out, from the last to the first as well. */
function turn(track: HTMLElement, to: number, forward: boolean): void {
  const width = track.clientWidth;
  const from = currentSlide(track);
  track.scrollTo({ left: to * width, behavior: 'instant' });
  if (from === to) return;
  const step = forward ? width : -width;
  // Offset of the previous page, now that the track has scrolled.
  const before = (to - from) * width;
  const pages = pagesOf(track);
  slide(pages[from], before, before - step);
  slide(pages[to], step, 0);
}

/** @returns the index of the slide that a drag leads to. */
function release(track: HTMLElement, draggedPx: number, speed: number): number {
  const width = track.clientWidth;
  const from = currentSlide(track);
  const led = (draggedPx + speed * THROW_S) / width;
  const wanted = Math.abs(led) < DRAG_TURNS ? from : from - Math.sign(led);
  const to = Math.min(Math.max(wanted, 0), track.children.length - 1);
  track.scrollTo({ left: to * width, behavior: 'instant' });
  for (const page of pagesOf(track)) {
    page.style.transform = '';
    slide(page, draggedPx + (to - from) * width, 0);
  }
  return to;
}

/** Slides a page from an offset to its place, in pixels; it ends in its place, where a scroll or the focus finds it. */
function slide(page: HTMLElement | undefined, from: number, to: number): void {
  if (!page) return;
  animateUnlessCalm(
    page,
    { transform: [`translateX(${from}px)`, `translateX(${to}px)`, 'none'] },
    { ...SCENE, times: [0, 1, 1] },
  );
}
