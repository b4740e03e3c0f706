import type { ComponentProps } from 'react';
import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';

/** The heading of a page of the game: its title, unless it says something else. */
export function GameHeading({ title, children = title, ...rest }: ComponentProps<typeof PageHeading>) {
  return (
    <PageHeading {...rest} title={`${title} · Escape Noël · ${publisher.name}`}>
      {children}
    </PageHeading>
  );
}
