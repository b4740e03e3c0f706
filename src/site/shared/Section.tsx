import type { ReactNode } from 'react';
import { classes } from '@/ui/classes';

interface SectionProps {
  /** Of its heading, which an address may lead to. */
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page with its heading. */
export const Section = ({ id, title, className, children }: SectionProps) => (
  <section aria-labelledby={id} className={classes('grid grid-cols-[minmax(0,1fr)] gap-5', className)}>
    <h2 className="scroll-mt-8 text-3xl text-aube-ink" id={id}>
      {title}
    </h2>
    {children}
  </section>
);
