import type { ReactNode } from 'react';
import { classes } from './classes';

interface CardProps {
  as?: 'article' | 'section' | 'li' | 'div';
  /** A thin gold line inside the edge. */
  foil?: boolean;
  className?: string;
  children: ReactNode;
}

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
