import { useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTimeout } from '@/lib/useTimeout';
import { classes } from './classes';
import { CloseIcon } from './icons';

/** The closing animation of every dialog. */
export const DIALOG_CLOSING_MS = 200;

/**
 * Plays the closing animation, then closes.
 * @param afterwards what happens once the dialog is closed, a navigation for instance.
 */
export type CloseDialog = (afterwards?: () => void) => void;

interface DialogProps {
  open: boolean;
  /** Called once the closing animation has played: the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** A question that must be answered is an `alertdialog`. */
  role?: 'alertdialog';
  /** Closes by itself after this time. */
  autoCloseMs?: number;
  /** Shows the cross in the corner. Escape and the backdrop follow the same rule. */
  dismissible?: boolean;
  closeLabel?: string;
  /** Where the focus goes once it is closed; by default where it was before, which is nowhere for a dialog that opened by itself. */
  focusAfter?: () => HTMLElement | null;
  className?: string;
  /** The content, or a function that receives the animated way to close. */
  children: ReactNode | ((close: CloseDialog) => ReactNode);
}

/**
 * The platform's own modal dialog: it holds the focus, closes on Escape and gives the focus back.
 * Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  role,
  autoCloseMs,
  dismissible = true,
  closeLabel = 'Fermer',
  focusAfter,
  className,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The closing that is under way, or that has just happened, is ours: its owner is told once. */
  const ours = useRef(false);
  const titleId = useId();

  const close = useCallback<CloseDialog>(
    (afterwards) => {
      if (closing.current !== undefined) return;
      element.current?.setAttribute('data-closing', '');
      closing.current = setTimeout(() => {
        closing.current = undefined;
        ours.current = true;
        element.current?.close();
        // At once: a press between the two would open what is still to be closed, and open nothing.
        flushSync(onClose);
        // The page stays where it is read: whoever looks at its beginning is not taken further down.
        focusAfter?.()?.focus({ preventScroll: true });
        afterwards?.();
      }, DIALOG_CLOSING_MS);
    },
    [onClose, focusAfter],
  );

  // In a task of its own: what lies behind it cannot be pressed any more, so that the browser looks at the whole page again.
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog && !dialog.open) dialog.showModal();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    dialog.removeAttribute('data-closing');
    ours.current = false;
    return () => {
      clearTimeout(closing.current);
      closing.current = undefined;
      ours.current = true;
      dialog.close();
    };
  }, [open]);

  useTimeout(close, open && autoCloseMs !== undefined ? autoCloseMs : null);

  if (!open) return null;

  return (
    // The keyboard's way to do what a click on the backdrop does is Escape, which `cancel` reports.
    <dialog
      aria-labelledby={titleId}
      className={classes('dialog m-auto bg-transparent p-3 text-ui-ink', className)}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) close();
      }}
      onClick={(event) => {
        if (dismissible && event.target === element.current) close();
      }}
      onClose={() => {
        // A second Escape closes the platform's dialog whatever `cancel` answers: its owner must know.
        if (ours.current || element.current?.open) return;
        onClose();
        focusAfter?.()?.focus({ preventScroll: true });
      }}
      ref={element}
      role={role}
    >
      <div className="dialog-sheet relative grid gap-4 rounded-xl border border-ui-line bg-ui-surface p-6 shadow-lifted sm:p-8">
        <h2 className="pr-10 text-2xl" id={titleId}>
          {title}
        </h2>
        {typeof children === 'function' ? <DialogContent close={close} render={children} /> : children}
        {dismissible && (
          <button
            aria-label={closeLabel}
            className="absolute right-3 top-3 grid size-11 place-items-center rounded-full text-ui-muted transition-colors duration-touch hover:bg-ui-veil hover:text-ui-ink"
            onClick={() => close()}
            type="button"
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Content that closes its own dialog. */
function DialogContent({ close, render }: { close: CloseDialog; render: (close: CloseDialog) => ReactNode }) {
  return render(close);
}
