import type { ComponentProps } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** A link that leaves the product: it opens a new tab, and says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
    </a>
  );
}
