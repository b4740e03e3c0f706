import { useRef, type ComponentProps } from 'react';
import { useArrival } from '@/lib/page';
import { classes } from './classes';

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** Needed if it is not the title of the page table. */
  title?: string;
  /** Identifies the page; by default its title, else its path. */
  pageKey?: string;
}

/** Receives the focus after a navigation. */
export function PageHeading({ title, pageKey, className, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, { title, key: pageKey });
  return (
    <h1 {...rest} className={classes('outline-none', className)} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
