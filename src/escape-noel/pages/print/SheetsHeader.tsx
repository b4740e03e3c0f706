import { PageHeading } from '@/ui/PageHeading';

/** The title of a page of sheets, and what it prints. On screen only. */
export const SheetsHeader = ({ title, about }: { title: string; about: string }) => (
  <header className="grid gap-2 text-center print:hidden">
    <PageHeading className="text-4xl lg:text-5xl">{title}</PageHeading>
    <p className="mx-auto max-w-xl text-balance text-xl text-nuit-mist">{about}</p>
  </header>
);
