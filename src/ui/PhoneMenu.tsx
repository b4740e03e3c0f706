import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { animateUnlessCalm } from '@/lib/animateUnlessCalm';
import { TOUCH } from '@/lib/transitions';
import { classes } from './classes';
import { CloseIcon, MenuIcon } from './icons';

/** The panel's edges, with room for its shadow. */
const UNFOLDED = 'inset(0 -2rem -3rem)';
const FOLDED = 'inset(0 -2rem 100%)';

/**
 * The menu of small screens: a native `<details>`, so that it opens before hydration. After hydration it unfolds, and closes on a
 * link, on Escape, on a touch outside and on any navigation. A button inside leaves it open, so that its new state can be seen.
 */
export function PhoneMenu({ children, className }: { children: ReactNode; className?: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isFolding = useRef(false);

  const unfold = () => {
    isFolding.current = false;
    menu.current?.setAttribute('open', '');
    if (panel.current) {
      animateUnlessCalm(panel.current, { clipPath: [FOLDED, UNFOLDED], opacity: [0, 1] }, TOUCH);
    }
  };
  const fold = async () => {
    if (!panel.current || !menu.current?.open || isFolding.current) return;
    isFolding.current = true;
    // Never finished where `unfold` stops it.
    await animateUnlessCalm(panel.current, { clipPath: [UNFOLDED, FOLDED], opacity: [1, 0] }, TOUCH)
      ?.finished;
    isFolding.current = false;
    menu.current.removeAttribute('open');
    panel.current.removeAttribute('style');
  };

  const close = useEffectEvent(() => void fold());
  const { key } = useLocation();
  const shownAt = useRef(key);
  // Not on the first render: it may have been opened before hydration.
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    close();
  }, [key]);

  useEffect(() => {
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
      <summary
        className="flex min-h-touch cursor-pointer select-none list-none items-center gap-2 rounded-full border-2 border-ui-line bg-ui-surface px-4 font-bold text-ui-ink [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          event.preventDefault();
          if (menu.current?.open && !isFolding.current) void fold();
          else unfold();
        }}
      >
        <MenuIcon className="size-5 group-open:hidden" />
        <CloseIcon className="hidden size-5 group-open:block" />
        {/* Next to much enlarged text there is no room for it. */}
        <span className="enlarged:sr-only">Menu</span>
      </summary>
      {/* The links inside are the controls. */}
      <div
        className="absolute inset-x-3 top-full z-30 mt-2 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain rounded-lg border border-ui-line bg-ui-surface p-3 shadow-lifted"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) void fold();
        }}
        ref={panel}
        role="presentation"
      >
        {children}
      </div>
    </details>
  );
}
