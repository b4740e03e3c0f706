import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadModule } from '@/lib/loadModule';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { legalLinks, paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import { LinkRow } from '@/ui/LinkRow';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { knightQuery } from './game/session/knight.queries';
import { RequireKnight } from './game/session/RequireKnight';

// With the pages, not with the gate, which a player at their addresses loads.
const AdminNav = lazy(async () => ({
  default: (await loadModule(() => import('./game/admin/AdminNav'))).AdminNav,
}));

/** The pages of the publisher's team (rule 1.3), whose code loads once the rights are known. The server checks them again. */
export function AdminGate({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminOnly>
        <AdminNav />
        {children}
      </AdminOnly>
      <LegalLine />
    </>
  );
}

/** In place of the game's footer and its village (rule 8.14). */
const LegalLine = () => (
  <nav aria-label="Informations légales" className="mx-auto mt-auto w-full max-w-7xl px-3 pb-4 pt-10 sm:px-6">
    <LinkRow className="gap-x-4 text-base text-nuit-mist" links={legalLinks} />
  </nav>
);

/** Without the menu. */
export const AdminOnly = ({ children }: { children: ReactNode }) => (
  <RequireKnight loading="Vérification des droits…">
    {(account, playerId) => (
      <Admin isFirst={playerId === account.id} playerId={playerId}>
        {children}
      </Admin>
    )}
  </RequireKnight>
);

interface AdminProps {
  playerId: string;
  /** True of the account's first knight, which alone may have the rights (rule 28.7). */
  isFirst: boolean;
  children: ReactNode;
}

function Admin({ playerId, isFirst, children }: AdminProps) {
  const { data: knight, failure, isAwaited, retry } = useRetriableQuery(knightQuery(playerId));
  if (failure) {
    return (
      <div className="mx-auto w-full max-w-2xl px-3 pt-12 sm:px-6">
        <RetryAlert
          busy={isAwaited}
          onRetry={retry}
          text="Erreur lors de la vérification des droits administrateur"
        />
      </div>
    );
  }
  if (knight === undefined) return <Spinner className="flex-1" label="Vérification des droits…" />;
  if (knight?.isAdmin) return children;
  return isFirst ? <Navigate replace to={paths.game.landing} /> : <FirstKnightOnly />;
}

function FirstKnightOnly() {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-3 pt-12 sm:px-6">
      <Alert title="Ces pages sont celles de l'équipe" tone="info">
        <p>Si ton compte en fait partie, c'est son premier chevalier qui y entre.</p>
        <ButtonLink
          className="mt-2 justify-self-start"
          state={{ from: pathname }}
          to={paths.game.knights}
          variant="quiet"
        >
          Changer de chevalier
        </ButtonLink>
      </Alert>
    </div>
  );
}
