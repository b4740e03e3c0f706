import { Fragment, lazy, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PastEdition } from '@/api/editions';
import { loadModule } from '@/lib/loadModule';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { archiveCode, paths } from '@/paths';
import { PreviousIcon } from '@/ui/icons';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { pastEditionsQuery } from './game/edition/edition.queries';

const NotFoundPage = lazy(async () => ({
  default: (await loadModule(() => import('./pages/not-found/NotFoundPage'))).NotFoundPage,
}));

/** The page of an edition: of a past one once it is known to exist, under a band that says which one it is. */
export function EditionGate({ children }: { children: ReactNode }) {
  const code = archiveCode(useLocation().pathname);
  return code === null ? children : <Archived code={code}>{children}</Archived>;
}

function Archived({ code, children }: { code: string; children: ReactNode }) {
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
  const edition = data.find((each) => each.code === code);
  if (!edition) return <NotFoundPage title="Page introuvable · Escape Noël" />;
  return (
    <>
      <EditionBand edition={edition} />
      <Fragment key={code}>{children}</Fragment>
    </>
  );
}

const linkLook =
  'inline-flex min-h-touch items-center gap-1 font-bold text-nuit-gold underline underline-offset-4 hover:text-nuit-ivory';

/** Fewer words on a phone, where one line is enough for most titles. Above the page, whose background covers the window. */
const EditionBand = ({ edition: { code, title } }: { edition: PastEdition }) => (
  <aside
    aria-label="Édition des archives"
    className="relative z-10 border-b border-nuit-gold-deep bg-nuit-veil px-3 pb-1 pt-5 sm:px-6 print:hidden"
  >
    <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4">
      <p className="flex flex-wrap items-center gap-x-2 text-balance">
        <span className="text-nuit-mist max-sm:sr-only">Édition {code}</span>
        <Link className={linkLook} to={paths.archive(code).landing}>
          {title}
        </Link>
      </p>
      <Link className={linkLook} to={paths.game.landing}>
        <PreviousIcon className="size-4 shrink-0" />
        <span className="inline-block first-letter:uppercase">
          <span className="max-sm:sr-only">Revenir à </span>cette année
        </span>
      </Link>
    </div>
  </aside>
);
