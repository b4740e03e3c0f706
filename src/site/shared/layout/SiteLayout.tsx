import type { ReactNode } from 'react';
import { DawnBackdrop } from '@/effects/DawnBackdrop';
import { CONTENT_ID, SkipLink } from '@/ui/SkipLink';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col text-ui-ink">
      <SkipLink />
      <DawnBackdrop />
      <SiteHeader />
      <main className="flex flex-1 flex-col outline-none" id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
