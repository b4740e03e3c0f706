import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadModule } from '@/lib/loadModule';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { pastEditionsQuery } from './shared/edition/edition.queries';
import { useEdition } from './shared/edition/useEdition';

const NotFoundPage = lazy(async () => ({
  default: (await loadModule(() => import('./pages/not-found/NotFoundPage'))).NotFoundPage,
}));

/** The page of an edition: of a past one once it is known to exist, under a band that says which one it is. */
export function EditionGate({ children }: { children: ReactNode }) {
  const edition = useEdition();
  return edition === null ? children : <PastEdition code={edition}>{children}</PastEdition>;
}

function PastEdition({ code, children }: { code: string; children: ReactNode }) {
  const { data, failure, isAwaited, retry } = useRetriableQuery(pastEditionsQuery);
  if (failure)
    return (
      <RetryAlert
        busy={isAwaited}
        className="mx-auto mt-12 max-w-xl"
        onRetry={retry}
        text="Les archives n'ont pas pu être ouvertes. Rien de ton voyage n'a bougé."
      />
    );
  if (!data) return <Spinner className="min-h-dvh" label="Ouverture des archives…" />;
  if (!data.some((each) => each.code === code)) return <NotFoundPage />;
  return (
    <>
      <EditionBand code={code} />
      {children}
    </>
  );
}

function EditionBand({ code }: { code: string }) {
  const { data } = useQuery(pastEditionsQuery);
  const title = data?.find((each) => each.code === code)?.title;
  return (
    <div className="border-b border-nuit-gold-deep bg-nuit-night pt-3 text-center">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-center gap-x-4 gap-y-0 px-3 pb-1">
        <p className="text-balance">
          <Link
            className="inline-flex min-h-touch items-center font-bold text-nuit-gold underline underline-offset-4"
            to={paths.archive(code).landing}
          >
            Édition {code}
          </Link>{' '}
          <span className="font-display text-nuit-ivory">{title}</span>
        </p>
        <Link
          className="inline-flex min-h-touch items-center text-nuit-mist underline underline-offset-4 hover:text-nuit-gold"
          to={paths.game.landing}
        >
          Revenir à cette année
        </Link>
      </div>
    </div>
  );
}
