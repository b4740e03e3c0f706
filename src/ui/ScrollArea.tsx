import type { ReactNode, Ref } from 'react';

interface ScrollAreaProps {
  label: string;
  /** With the overflow and the size. */
  className: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Content that scrolls inside the page, by the keyboard too. */
export const ScrollArea = ({ label, className, ref, children }: ScrollAreaProps) => (
  <div
    aria-label={label}
    // The hidden words of its links are laid out from it: laid out from the page, they would widen it.
    className={`relative ${className}`}
    ref={ref}
    role="group"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll only what has the focus (WCAG 2.1.1)
    tabIndex={0}
  >
    {children}
  </div>
);
