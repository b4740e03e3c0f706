import ClosingBook from '@art/escape-noel/closing-book.svg?react';
import { useAnimate, type AnimationSequence } from 'framer-motion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SCENE } from '@/lib/transitions';

const TURN = { originX: [1, 1], scaleX: 0 };
/** Three pages turn, then the cover, then the closed book shows its face in the middle. */
const CLOSING: AnimationSequence = [
  ['.book-page-1', TURN, { at: 0.25, duration: 0.38 }],
  ['.book-page-2', TURN, { at: 0.5, duration: 0.38 }],
  ['.book-page-3', TURN, { at: 0.75, duration: 0.38 }],
  ['.book-cover', TURN, { at: 1.05, duration: 0.38 }],
  ['.book-face', { originX: 0, scaleX: 0 }, { at: 0, duration: 0 }],
  ['.book-face', { scaleX: 1 }, { at: 1.4 }],
  ['.book-shadow', { originX: [0.5, 0.5], x: 130, scaleX: 0.55 }, { at: 1.4 }],
  ['.book', { x: '-20%' }, { at: 1.4 }],
];

/** « Effacement… » while a book closes. */
export function ClosingScene({ onClosed }: { onClosed: () => void }) {
  const layer = useRef<HTMLDialogElement>(null);
  const [book, animate] = useAnimate<HTMLDivElement>();
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const dialog = layer.current;
    dialog?.showModal();
    void animate(CLOSING, { defaultTransition: SCENE }).then(() => closed());
    return () => dialog?.close();
  }, [animate]);
  return (
    <dialog
      aria-label="Effacement"
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-nuit-deep text-nuit-ivory"
      onCancel={(event) => event.preventDefault()}
      ref={layer}
    >
      <div className="grid h-full content-center justify-items-center gap-6 p-4" ref={book}>
        <ClosingBook className="book block h-auto w-full max-w-xl" />
        <p className="font-display text-3xl" role="status">
          Effacement…
        </p>
      </div>
    </dialog>
  );
}
