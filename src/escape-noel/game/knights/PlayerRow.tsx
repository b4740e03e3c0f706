import type { ReactNode } from 'react';
import { Portrait } from './Portrait';

interface PlayerRowProps {
  /** As it is shown. */
  name: string;
  portrait: number;
  figures: string;
  /** The buttons, and the dialogs that they open. */
  children: ReactNode;
}

/** A knight or a traveller, in a list that changes them. */
export const PlayerRow = ({ name, portrait, figures, children }: PlayerRowProps) => (
  <li className="flex flex-wrap items-center gap-3 rounded-md border border-ui-line bg-nuit-dusk p-3">
    <Portrait className="size-14 shrink-0" number={portrait} />
    <div className="min-w-0 flex-1 basis-32">
      <p className="wrap-anywhere font-bold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-base text-ui-muted">{figures}</p>
    </div>
    {children}
  </li>
);
