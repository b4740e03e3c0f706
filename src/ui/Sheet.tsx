import type { ReactNode } from 'react';
import { Card } from './Card';
import { classes } from './classes';

interface SheetProps {
  title: string;
  foil?: boolean;
  /** Replaces the gap and padding. */
  className?: string;
  children: ReactNode;
}

export function Sheet({ title, foil = false, className = 'gap-4 p-5 sm:p-8', children }: SheetProps) {
  return (
    <Card as="section" className={classes('grid', className)} foil={foil}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}
