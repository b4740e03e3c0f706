import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useHydrated } from '@/lib/useHydrated';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useSession } from '../../shared/session/useSession';
import { OpenLink } from './OpenLink';
import { Receive } from './Receive';
import { Send } from './Send';

/** A visitor's journey leaves by a link and a QR code; with a link's fragment, it arrives (rules 20). */
export function TransferPage() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <header className="grid gap-2 text-center">
        <PageHeading className="text-4xl lg:text-5xl">Emporter mon voyage</PageHeading>
        <p className="mx-auto max-w-xl text-balance text-xl text-nuit-mist">
          D'un appareil à l'autre, sans compte : tes jours, tes indices et tes anneaux te suivent.
        </p>
      </header>
      <Content />
    </div>
  );
}

function Content() {
  const { status } = useSession();
  const fragment = useFragment();
  if (!useHydrated() || status === 'loading')
    return <Spinner className="min-h-64" label="Ouverture de ton voyage…" />;
  if (status === 'knight') return <KnightNotice />;
  if (fragment) return <Receive fragment={fragment} key={fragment} />;
  return (
    <>
      <Send />
      <OpenLink />
    </>
  );
}

/** What the history entry of a link holds in place of its fragment. */
const carried = v.object({ journey: v.string() });

/**
 * The fragment of the link that was opened; empty without one. It holds answers: it leaves the address and the list of pages visited, and
 * stays with this entry of the tab's history, through a reload too (rule 20.2).
 */
function useFragment(): string {
  const location = useLocation();
  const { hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true, state: { journey: hash.slice(1) } });
  }, [hash, navigate]);
  if (hash) return hash.slice(1);
  return v.is(carried, state) ? state.journey : '';
}

/** An account carries its journey; a link is imported there by way of a browser without one (rule 20.5). */
const KnightNotice = () => (
  <Sheet className="gap-4 p-5 sm:p-8" foil title="Ton compte emporte déjà tout">
    <p>Connecte-toi sur l'autre appareil avec la même adresse : ton voyage t'y attend, avec tes artefacts.</p>
    <p>
      Tu as un lien d'un voyage joué sans compte ? Quitte ton compte, ouvre le lien, puis reconnecte-toi : le
      jeu te proposera d'importer ce voyage.
    </p>
  </Sheet>
);
