import Telescope from '@art/escape-noel/empty-sky.svg?react';
import type { ReactNode } from 'react';

/** Nobody in the sky yet. */
export function EmptySky({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <Telescope className="w-64" />
      <h3 className="text-2xl">{title}</h3>
      {children}
    </div>
  );
}
