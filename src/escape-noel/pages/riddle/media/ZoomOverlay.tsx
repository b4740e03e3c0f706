import MinusIcon from '@art/icons/minus.svg?react';
import PlusIcon from '@art/icons/plus.svg?react';
import * as m from 'framer-motion/m';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { TOUCH } from '@/lib/transitions';
import { CloseIcon } from '@/ui/icons';
import { useZoom } from './useZoom';

const STEP = 1.4;
const MOVE_PX = 60;

interface ZoomOverlayProps {
  url: string;
  alternative: string;
  onClose: () => void;
}

/** A picture over the whole window, inside `AnimatePresence`: zoomed and moved by pointers, wheel or keys. */
export function ZoomOverlay({ url, alternative, onClose }: ZoomOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { frame, picture, handlers, zoom, move, reset } = useZoom(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    return () => element.close();
  }, []);

  function onKey(event: KeyboardEvent) {
    const actions: Record<string, () => void> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
      ArrowLeft: () => move(MOVE_PX, 0),
      ArrowRight: () => move(-MOVE_PX, 0),
      ArrowUp: () => move(0, MOVE_PX),
      ArrowDown: () => move(0, -MOVE_PX),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  const buttons = [
    { label: 'Réduire', Icon: MinusIcon, onClick: () => zoom(1 / STEP) },
    { label: 'Agrandir', Icon: PlusIcon, onClick: () => zoom(STEP) },
    { label: 'Fermer', Icon: CloseIcon, onClick: onClose },
  ];

  return (
    // The keys do what its buttons do.
    <m.dialog
      animate={{ opacity: 1 }}
      aria-label="Image agrandie"
      className="h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-[#05070f]"
      exit={{ opacity: 0 }}
      initial={entersFrom({ opacity: 0 })}
      onCancel={(event) => {
        // Not before the exit animation.
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes it whatever `cancel` does. Not when StrictMode has reopened it.
      onClose={() => dialog.current?.open || onClose()}
      onKeyDown={onKey}
      ref={dialog}
      transition={TOUCH}
    >
      <div
        className="grid size-full cursor-grab touch-none place-items-center overflow-hidden active:cursor-grabbing"
        ref={frame}
        {...handlers}
      >
        <img
          alt={alternative}
          className="max-h-full max-w-full select-none object-contain will-change-transform"
          draggable={false}
          ref={picture}
          src={url}
        />
      </div>
      <div className="absolute inset-x-0 bottom-4 flex justify-center gap-3">
        {buttons.map(({ label, Icon, onClick }) => (
          <button
            aria-label={label}
            className="grid size-12 place-items-center rounded-full border-2 border-nuit-gold bg-nuit-night text-nuit-gold shadow-night"
            key={label}
            onClick={onClick}
            type="button"
          >
            <Icon className="size-6" />
          </button>
        ))}
      </div>
    </m.dialog>
  );
}
