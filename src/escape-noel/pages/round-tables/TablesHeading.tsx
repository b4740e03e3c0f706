import RoundTablePicture from '@art/escape-noel/round-table.svg?react';
import { PageHeading } from '@/ui/PageHeading';

/** The title of a page of the round tables, below their drawing. */
export const TablesHeading = ({ title, text }: { title: string; text: string }) => (
  <div className="grid min-w-0 grid-cols-1 justify-items-center gap-2 text-center">
    <RoundTablePicture className="h-auto w-56 max-w-full" />
    <PageHeading className="wrap-anywhere max-w-full text-4xl text-nuit-gold sm:text-5xl">
      {title}
    </PageHeading>
    <p className="max-w-xl text-balance text-xl text-nuit-mist">{text}</p>
  </div>
);
