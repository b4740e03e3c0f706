import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { linkedBooksQuery } from '../admin/books.queries';
import { useDraftAddresses } from '../admin/media/draftAddresses';
import type { EditionDocument } from './previewEdition';
import { receiveFromFrame, sendToFrame, type FromFrame } from './messages';
import type { Scene } from './scene';

export const DEVICES = { telephone: 'Téléphone', ordinateur: 'Ordinateur' } as const;
export type Device = keyof typeof DEVICES;

/** In pixels; a computer's is reduced to the room that there is. */
const WIDTHS: Readonly<Record<Device, number>> = { telephone: 360, ordinateur: 1280 };
/** Once the frame has shown something else, the focus that it takes is given back during this time: on a slow device a dialog comes late. */
const FOCUS_KEPT_MS = 3_000;
const NO_BOOKS: readonly never[] = [];

interface GameFrameProps {
  code: string;
  document: EditionDocument;
  scene: Scene;
  /** The page under the edition's home: '', `jour/12`, `final`. */
  page: string;
  device: Device;
  /** The user has followed a link in the frame. */
  onMoved?: (page: string) => void;
}

/** The game as players see it, in a frame: an edition's document in a scene. It keeps its place while the document changes. */
export function GameFrame({ code, document: shown, scene, page, device, onMoved }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { landing } = paths.previewed(code);
  const [address] = useState(page === '' ? landing : `${landing}/${page}`);
  const currentPage = useRef(page);
  const { keepFocus, letGo, letGoSoon } = useFocusKept(frame);
  const { found: media, isSettled } = useDraftAddresses(shown);
  const { data: books = NO_BOOKS } = useQuery(linkedBooksQuery);

  const show = useEffectEvent(() => {
    const target = frame.current?.contentWindow;
    // A picture that is shown before its address is known stays missing.
    if (!target || !isSettled) return;
    keepFocus();
    sendToFrame(target, { kind: 'show', document: { ...shown, books }, media, scene });
  });
  const onMessage = useEffectEvent((message: FromFrame) => {
    if (message.kind === 'ready') {
      frame.current?.contentWindow?.addEventListener('pointerdown', letGo, { capture: true });
      setReady(true);
      show();
      return;
    }
    // The frame says its page each time that it has shown something else.
    letGoSoon();
    if (message.page === currentPage.current) return;
    currentPage.current = message.page;
    onMoved?.(message.page);
  });
  useEffect(() => receiveFromFrame(() => frame.current?.contentWindow ?? null, onMessage), []);
  const key = JSON.stringify(scene);
  useEffect(() => {
    if (isReady) show();
  }, [isReady, isSettled, shown, media, books, key]);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isReady || !target || page === currentPage.current) return;
    currentPage.current = page;
    keepFocus();
    sendToFrame(target, { kind: 'go', page });
  }, [isReady, page, keepFocus]);

  const [place, room] = useWidth();
  const width = WIDTHS[device];
  const scale = room === null ? 1 : Math.min(1, room / width);
  const isPhone = device === 'telephone';
  return (
    <>
      {/* A browser prints the frame as it is cut on the screen, or empty. */}
      <p className="hidden print:block">L'aperçu du jeu est fait pour l'écran, et ne s'imprime pas.</p>
      <div
        className={classes(
          'h-[max(30rem,calc(100dvh-7rem))] w-full overflow-hidden border-nuit-line bg-nuit-deep print:hidden',
          isPhone ? 'rounded-3xl mx-auto max-h-[46rem] border-4' : 'rounded-md border-2',
        )}
        ref={place}
        style={isPhone ? { maxWidth: width + 8 } : undefined}
      >
        <iframe
          className="block origin-top-left"
          ref={frame}
          src={address}
          style={{ width: isPhone ? '100%' : width, height: `${100 / scale}%`, scale: isPhone ? 1 : scale }}
          title="Aperçu du jeu"
        />
      </div>
    </>
  );
}

/** @returns a reference for an element, and its width in pixels; null until it is known. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}

/**
 * A page focuses its heading or a dialog when it arrives: in a frame this would take the focus out of the form next to it.
 * @returns `keepFocus` gives back the focus that the frame takes; `letGo` ends that at once, for a user who enters the frame on purpose;
 *   `letGoSoon` after a moment.
 */
function useFocusKept(frame: RefObject<HTMLIFrameElement | null>) {
  const kept = useRef<{ element: Element | null; until: number }>({ element: null, until: 0 });
  const [actions] = useState(() => ({
    keepFocus: () => {
      const active = document.activeElement;
      // A slow device takes seconds to show it.
      if (active !== frame.current) kept.current = { element: active, until: Infinity };
    },
    letGo: () => {
      kept.current = { element: null, until: 0 };
    },
    letGoSoon: () => {
      if (kept.current.until === Infinity) kept.current.until = Date.now() + FOCUS_KEPT_MS;
    },
  }));
  useEffect(() => {
    const giveBack = () => {
      const { element, until } = kept.current;
      if (document.activeElement !== frame.current || Date.now() > until) return;
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      else window.focus();
    };
    // With Tab, the user enters the frame on purpose.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') actions.letGo();
    };
    addEventListener('blur', giveBack);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('blur', giveBack);
      removeEventListener('keydown', onKeyDown);
    };
  }, [frame, actions]);
  return actions;
}
