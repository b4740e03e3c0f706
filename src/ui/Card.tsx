import type { ReactNode } from 'react';
import { classes } from './classes';

interface CardProps {
  /** The element that says what the card is: an article of its own, a section, an item of a list, or nothing. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** A thin line of gold foil runs inside the edge. */
  foil?: boolean;
  className?: string;
  children: ReactNode;
}

/** A sheet of paper that lies on the scene. */
export function Card({ as: Element = 'div', foil = false, className, children }: CardProps) {
  return (
    <Element
      className={classes(
        'rounded-lg border border-ui-line bg-ui-surface text-ui-ink shadow-paper',
        foil && 'outline-solid outline-1 -outline-offset-8 outline-ui-foil',
        className,
      )}
    >
      {children}
    </Element>
  );
}
