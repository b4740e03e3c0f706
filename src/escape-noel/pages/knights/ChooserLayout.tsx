import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/PageHeading';

export const ChooserLayout = ({ subtitle, children }: { subtitle: string; children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-4xl grid-cols-1 content-start gap-8 px-3 pt-10 sm:px-6 lg:pt-14">
    <header className="grid gap-2 text-center">
      <PageHeading className="text-balance text-4xl lg:text-5xl">Qui joue ce soir&nbsp;?</PageHeading>
      <p className="text-balance text-xl text-nuit-mist">{subtitle}</p>
    </header>
    {children}
  </div>
);
