import { useRef, type ComponentProps } from 'react';
import { useArrival } from '@/lib/page';
import { classes } from './classes';

interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The document's title. */
  title: string;
  /** What makes this page another page; by default its title. */
  pageKey?: string;
}

/** The heading of a page: where the focus lands after a navigation. */
export function PageHeading({ title, pageKey = title, className, children, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(title, heading, pageKey);
  return (
    <h1 {...rest} className={classes('outline-none', className)} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
