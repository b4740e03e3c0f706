import GateScene from '@art/escape-noel/gate.svg?react';
import { useEffect, type ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { PageHeading } from '@/ui/PageHeading';
import { useBackTo } from './returnTo';
import { pageAside } from './takenAlong';

interface GatePageProps {
  title: string;
  subtitle?: string;
  /** Distinguishes pages of the same path. */
  pageKey?: string;
  children: ReactNode;
}

export function GatePage({ title, subtitle, pageKey, children }: GatePageProps) {
  const { from } = useBackTo();
  useEffect(() => {
    pageAside.write(from);
    return pageAside.remove;
  }, [from]);
  return (
    <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-x-10 px-3 pt-9 sm:px-6 lg:grid-cols-[minmax(0,1fr)_30rem] lg:content-center lg:items-center lg:pt-14">
      <GateScene className="mx-auto block h-auto w-full max-w-md lg:max-w-none" />
      <Card
        className="relative z-10 -mt-12 grid w-full max-w-lg gap-5 justify-self-center p-5 pt-7 sm:p-8 lg:mt-0"
        foil
      >
        <div className="grid gap-1 text-center">
          <PageHeading className="text-3xl sm:text-4xl" {...(pageKey && { pageKey })}>
            {title}
          </PageHeading>
          {subtitle && <p className="text-balance text-ui-muted">{subtitle}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
