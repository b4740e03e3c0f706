import type { ReactNode } from 'react';
import { NextIcon } from './icons';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** A part of a form that is closed until it is asked for. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="group min-w-0 rounded-md border border-ui-line bg-ui-veil">
    <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2 font-bold [&::-webkit-details-marker]:hidden">
      {title}
      <NextIcon className="size-5 shrink-0 transition-transform duration-touch group-open:rotate-90" />
    </summary>
    <div className="grid gap-5 p-4 pt-2">{children}</div>
  </details>
);
