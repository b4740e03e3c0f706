import { useRef, type ReactNode } from 'react';
import { useArrival } from '@/lib/page';
import { classes } from '@/ui/classes';

interface PageHeadingProps {
  /** The document's title. */
  title: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a page: where the focus lands after a navigation. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(title, heading);
  return (
    <h1 className={classes('outline-none', className)} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
