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

const ROW = 'flex flex-wrap items-center gap-3 rounded-md border border-ui-line bg-nuit-dusk p-3';

/** A knight or a traveller, in a list that changes them. */
export const PlayerRow = ({ name, portrait, figures, children }: PlayerRowProps) => (
  <li className={ROW}>
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

/** The place of a row with one button, until its player is known. */
export const AwaitedRow = () => (
  <li aria-hidden="true" className={ROW}>
    <span className="size-14 shrink-0" />
    <span className="flex-1 basis-32" />
    <span className="min-h-touch w-28" />
  </li>
);
