import MinusIcon from '@art/icons/minus.svg?react';
import PlusIcon from '@art/icons/plus.svg?react';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { CloseIcon } from '@/ui/icons';
import { useZoom } from './useZoom';

const STEP = 1.4;
const MOVE_PX = 60;

interface ZoomOverlayProps {
  url: string;
  alternative: string;
  onClose: () => void;
}

/**
 * A picture over the whole window. Fingers pinch and drag, a mouse turns its wheel, the keyboard uses + − 0 and the arrows;
 * Escape, the cross and a touch beside it close it.
 */
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
    // The keys are those of its buttons, and Escape is the dialog's own.
    <dialog
      aria-label="Image agrandie"
      className="riddle-zoom h-dvh max-h-none w-dvw max-w-none overflow-hidden"
      onClose={onClose}
      onKeyDown={onKey}
      ref={dialog}
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
    </dialog>
  );
}
