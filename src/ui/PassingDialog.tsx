import { AnimatePresence, useReducedMotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { TOUCH } from '@/lib/transitions';
import { useTimeout } from '@/lib/useTimeout';
import { classes } from './classes';

interface PassingDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Duration in milliseconds; null until the player closes it. */
  autoCloseMs: number | null;
  className?: string;
  children: ReactNode;
}

/**
 * A dialog that takes nothing from the player (rule 3.6): the focus stays where it is, and any key, tap or typing closes it. Its own
 * controls stay usable: Tab goes to the first of them.
 */
export function PassingDialog({
  open,
  onClose,
  autoCloseMs,
  title,
  className,
  children,
}: PassingDialogProps) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isCalm = useReducedMotionConfig();
  const hidden = isCalm ? { opacity: 0 } : { opacity: 0, scale: 0.97 };
  useTimeout(onClose, open ? autoCloseMs : null);

  const closeUnlessOwn = useEffectEvent((event: Event) => {
    const first = element.current?.querySelector<HTMLElement>('button');
    const pressed = event.target instanceof Element ? event.target.closest('button') : null;
    if (pressed && element.current?.contains(pressed)) return;
    if (event instanceof KeyboardEvent && event.key === 'Tab' && first) {
      event.preventDefault();
      first.focus();
      return;
    }
    // It would send the same answer again.
    if (event instanceof KeyboardEvent && event.key === 'Enter') event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => closeUnlessOwn(event);
    const gestures = ['keydown', 'pointerdown', 'input'] as const;
    for (const gesture of gestures) addEventListener(gesture, close, true);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, close, true);
    };
  }, [open]);

  // Over the sticky header too, in browsers that know popovers.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (open && dialog && 'showPopover' in dialog) dialog.showPopover();
  }, [open]);

  return (
    <AnimatePresence>
      {open && (
        <m.div
          animate={{ opacity: 1, scale: 1 }}
          aria-labelledby={titleId}
          className={classes('passing-dialog text-ui-ink', className)}
          exit={hidden}
          initial={entersFrom(hidden)}
          // A press outside the sheet would take the focus from the field, and close a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          popover="manual"
          ref={element}
          role="dialog"
          transition={TOUCH}
        >
          <div className="dialog-sheet grid gap-4 rounded-xl border border-ui-line bg-ui-surface p-6 shadow-lifted sm:p-8">
            <h2 className="text-2xl" id={titleId}>
              {title}
            </h2>
            {children}
          </div>
        </m.div>
      )}
    </AnimatePresence>
  );
}
