import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from './classes';
import { CloseIcon, MenuIcon } from './icons';

interface PhoneMenuProps {
  /** The panel's content: a list of links. */
  children: ReactNode;
  className?: string;
}

/**
 * The menu of small screens. A native `<details>`, so that it opens before any script has run;
 * with script it also closes on a link, on Escape, on a touch outside, and once another page is reached by any other way.
 * A button inside leaves it open: what it says while it works, or the state that it has switched to, is there to be seen.
 */
export function PhoneMenu({ children, className }: PhoneMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);

  // Not on the first render: it may have been opened before any script had run.
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    menu.current?.removeAttribute('open');
  }, [key]);

  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);

  return (
    <details className={classes('group', className)} ref={menu}>
      <summary className="flex min-h-touch cursor-pointer select-none list-none items-center gap-2 rounded-full border-2 border-ui-line bg-ui-surface px-4 font-bold text-ui-ink [&::-webkit-details-marker]:hidden">
        <MenuIcon className="size-5 group-open:hidden" />
        <CloseIcon className="hidden size-5 group-open:block" />
        {/* Beside much enlarged text there is no room for it. */}
        <span className="enlarged:sr-only">Menu</span>
      </summary>
      {/* The links inside are the controls; this only hears that one of them was used. */}
      <div
        className="absolute inset-x-3 top-full z-30 mt-2 rounded-lg border border-ui-line bg-ui-surface p-3 shadow-lifted"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) menu.current?.removeAttribute('open');
        }}
        role="presentation"
      >
        {children}
      </div>
    </details>
  );
}
