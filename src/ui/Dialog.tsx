import { AnimatePresence, useReducedMotionConfig, type Variants } from 'framer-motion';
import * as m from 'framer-motion/m';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { TOUCH } from '@/lib/transitions';
import { useTimeout } from '@/lib/useTimeout';
import { classes } from './classes';
import { CloseIcon } from './icons';

/** Of the backdrop, and of the sheet in calm mode. */
const FADE: Variants = { hidden: { opacity: 0, transition: TOUCH }, shown: { opacity: 1 } };

/** Whole transforms, which the compositor animates; framer-motion animates `y` and `scale` on the main thread. */
const RISE: Variants = {
  hidden: { opacity: 0, transform: 'translateY(1.5rem) scale(0.97)', transition: TOUCH },
  shown: { opacity: 1, transform: 'translateY(0rem) scale(1)' },
};

/** Plays the exit animation, then closes. @param afterwards runs once the dialog is closed, a navigation for instance. */
export type CloseDialog = (afterwards?: () => void) => void;

interface DialogProps {
  open: boolean;
  /** Called once the exit animation has played: the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  role?: 'alertdialog';
  autoCloseMs?: number;
  enterDelayMs?: number;
  /** With the cross, Escape and the backdrop. */
  dismissible?: boolean;
  closeLabel?: string;
  /** The element that receives the focus after the dialog; by default the element that had it before, which is nothing for a dialog that opens by itself. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  className?: string;
  /** Or a function that receives the animated way to close. */
  children: ReactNode | ((close: CloseDialog) => ReactNode);
}

/** A native modal dialog: traps the focus, closes on Escape, gives the focus back. Its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  const { open, onClose, autoCloseMs, focusAfter } = props;
  const [isClosing, setClosing] = useState(false);
  if (isClosing && !open) setClosing(false);
  // A modal dialog makes the browser restyle the whole page: what was pressed is painted first, 45 ms after a tap in place of 120 on a
  // phone slowed four times. So it is when it closes.
  const isOpened = useDeferredValue(open, false);
  /** Called once the element has left the page. */
  const onRemoved = useRef<() => void>(undefined);

  const moveFocus = () => focusAfter?.()?.focus({ preventScroll: true });
  const close: CloseDialog = (afterwards) => {
    onRemoved.current ??= () => {
      onRemoved.current = undefined;
      setClosing(false);
      onClose();
      moveFocus();
      afterwards?.();
    };
    startTransition(() => setClosing(true));
  };
  useTimeout(close, open && !isClosing && autoCloseMs !== undefined ? autoCloseMs : null);

  const onClosedByOwner = useEffectEvent(moveFocus);
  useLayoutEffect(() => {
    onRemoved.current = open ? undefined : () => onClosedByOwner();
    return () => {
      onRemoved.current = undefined;
    };
  }, [open]);

  return (
    <AnimatePresence>
      {open && isOpened && !isClosing && (
        <ModalDialog
          {...props}
          close={close}
          // Before any other event: a press on what opens the dialog must find it closed.
          onRemoved={() => onRemoved.current && queueMicrotask(onRemoved.current)}
        />
      )}
    </AnimatePresence>
  );
}

interface ModalDialogProps extends DialogProps {
  close: CloseDialog;
  onRemoved: () => void;
}

function ModalDialog({
  title,
  role,
  enterDelayMs = 0,
  dismissible = true,
  closeLabel = 'Fermer',
  className,
  children,
  close,
  onRemoved,
}: ModalDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isCalm = useReducedMotionConfig();
  const transition = { ...TOUCH, delay: enterDelayMs / 1000, ...(isCalm && { duration: 0 }) };

  useEffect(() => element.current?.showModal(), []);
  const removed = useEffectEvent(onRemoved);
  // A second Escape closes the element whatever `cancel` answers.
  const closed = useEffectEvent(() => {
    if (element.current?.open === false) close();
  });
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.addEventListener('close', closed);
    return () => {
      dialog?.removeEventListener('close', closed);
      // While it is still in the page: only then does the focus go back.
      dialog?.close();
      removed();
    };
  }, []);

  return (
    // The keyboard's way to do what a click on the backdrop does is Escape, which `cancel` reports.
    <m.dialog
      animate="shown"
      aria-labelledby={titleId}
      className={classes('dialog m-auto bg-transparent p-3 text-ui-ink', className)}
      exit="hidden"
      initial={entersFrom('hidden')}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) close();
      }}
      onClick={(event) => {
        if (dismissible && event.target === element.current) close();
      }}
      ref={element}
      role={role}
    >
      <m.div className="dialog-backdrop" transition={transition} variants={FADE} />
      <m.div
        className="dialog-sheet relative grid gap-4 rounded-xl border border-ui-line bg-ui-surface p-6 shadow-lifted sm:p-8"
        transition={transition}
        variants={isCalm ? FADE : RISE}
      >
        <h2 className="pr-10 text-2xl" id={titleId}>
          {title}
        </h2>
        {typeof children === 'function' ? children(close) : children}
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
      </m.div>
    </m.dialog>
  );
}
