import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { classes } from './classes';
import type { ComfortDialogProps } from './ComfortDialog';

interface ComfortButtonProps {
  className?: string;
  /** For the words next to « Aa ». */
  labelClassName?: string;
}

/** The button, or what opens the menu that it is in now. */
const visibleControl = (button: HTMLElement | null): HTMLElement | null => {
  // A closed menu of Chromium keeps its boxes.
  const isVisible = button && button.getClientRects().length > 0 && !button.closest('details:not([open])');
  return isVisible ? button : document.querySelector('header summary');
};

/** Opens « Confort de lecture » (rules 23), whose code loads when it is pressed. */
export function ComfortButton({ className, labelClassName }: ComfortButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<ComfortDialogProps> | null>(null);
  /** In the colours of the area, and not in the header: its row becomes a menu where the text is larger. */
  const [home, setHome] = useState<Element | null>(null);
  function open({ currentTarget }: MouseEvent<HTMLElement>) {
    setHome(currentTarget.closest('.nuit') ?? document.body);
    setOpen(true);
    loadModule(() => import('./ComfortDialog')).then(
      ({ ComfortDialog }) => setLoaded(() => ComfortDialog),
      (error: unknown) => {
        logFailure('Confort de lecture', error);
        setOpen(false);
      },
    );
  }
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={classes(
          'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-full px-2 text-base font-bold text-ui-muted transition-colors duration-touch hover:text-ui-ink',
          className,
        )}
        onClick={open}
        ref={button}
        type="button"
      >
        <span aria-hidden="true" className="font-display text-xl leading-none">
          Aa
        </span>
        <span className={labelClassName}>
          Confort<span className="sr-only"> de lecture</span>
        </span>
      </button>
      {Loaded &&
        home &&
        createPortal(
          <Loaded
            focusAfter={() => visibleControl(button.current)}
            onClose={() => setOpen(false)}
            open={isOpen}
          />,
          home,
        )}
    </>
  );
}
