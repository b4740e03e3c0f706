import type { ComponentProps } from 'react';

/** Opens a new tab, and announces it. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} rel="noopener noreferrer" target="_blank">
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
