import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { NextIcon, PreviousIcon } from '@/ui/icons';

/** A presenter's remote sends the keys of pages. */
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** Elements in which arrow keys have their own use. */
const USES_ARROWS = 'input, select, textarea, button, a, audio, video, [role="slider"], [data-riddle-board]';

/** Texts in pages as large as their place (rule 25.2). In a small window they follow each other and the window scrolls. */
export function Reader({ children }: { children: ReactNode }) {
  const flow = useRef<HTMLDivElement>(null);
  const [{ page, count }, setPages] = useState({ page: 0, count: 1 });

  function measure() {
    const pages = pagesOf(flow.current);
    setPages((before) => (before.page === pages.page && before.count === pages.count ? before : pages));
  }
  const onChange = useEffectEvent(measure);
  // The texts may have changed.
  useLayoutEffect(() => onChange());
  useEffect(() => {
    const element = flow.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      turnTo(element, pagesOf(element).page);
      onChange();
    });
    observer.observe(element);
    for (const section of element.children) observer.observe(section);
    void document.fonts.ready.then(onChange);
    const onRead = (event: Event) => showWhatIsRead(element, event);
    element.addEventListener('narrated', onRead);
    return () => {
      observer.disconnect();
      element.removeEventListener('narrated', onRead);
    };
  }, []);

  const turn = (step: number) => {
    if (flow.current) turnTo(flow.current, pagesOf(flow.current).page + step);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || count === 1 || event.defaultPrevented || document.querySelector('dialog[open]'))
      return;
    const target = event.target instanceof Element ? event.target : null;
    if (event.key.startsWith('Arrow') && target?.closest(USES_ARROWS)) return;
    event.preventDefault();
    turn(step);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return (
    <div className="projector-reader">
      <div className="projector-flow" onScroll={() => snap(flow.current, measure)} ref={flow}>
        {children}
      </div>
      {count > 1 && (
        <div aria-label="Pages" className="projector-pages" role="group">
          <Button aria-disabled={page === 0} onClick={() => turn(-1)} variant="quiet">
            <PreviousIcon /> Retour
          </Button>
          <span aria-live="polite">
            <span className="sr-only">Page </span>
            {page + 1} / {count}
          </span>
          <Button aria-disabled={page === count - 1} onClick={() => turn(1)} variant="gold">
            Suite <NextIcon />
          </Button>
        </div>
      )}
    </div>
  );
}

const gapOf = (element: HTMLElement): number => Number.parseFloat(getComputedStyle(element).columnGap) || 0;

/** Of a text in columns, each as wide as its place; one without a width is a single page. */
function pagesOf(element: HTMLElement | null): { page: number; count: number } {
  if (!element || element.clientWidth === 0) return { page: 0, count: 1 };
  const gap = gapOf(element);
  const step = element.clientWidth + gap;
  const count = Math.max(1, Math.round((element.scrollWidth + gap) / step));
  return { page: Math.min(count - 1, Math.round(element.scrollLeft / step)), count };
}

function turnTo(element: HTMLElement, page: number): void {
  element.scrollLeft = page * (element.clientWidth + gapOf(element));
}

/** The page that has the beginning of what is read aloud. @param event `narrated`, of a passage in this text. */
function showWhatIsRead(element: HTMLElement, event: Event): void {
  const [begin] =
    event instanceof CustomEvent && event.detail instanceof Range ? event.detail.getClientRects() : [];
  if (!begin) return;
  const left = element.scrollLeft + begin.left - element.getBoundingClientRect().left;
  turnTo(element, Math.floor((left + 1) / (element.clientWidth + gapOf(element))));
}

/** An element that receives the focus or is read aloud may scroll to between two pages. */
function snap(element: HTMLElement | null, measure: () => void): void {
  if (!element) return;
  const { page } = pagesOf(element);
  const left = page * (element.clientWidth + gapOf(element));
  if (Math.abs(element.scrollLeft - left) > 1) element.scrollLeft = left;
  else measure();
}
