import type { ComponentProps } from 'react';

/** A link that leaves the product: it opens a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
