import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { paths } from '@/paths';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { journeyOfTraveller } from '../../game/knights/travellerName';
import { useNamedTraveller } from '../../game/knights/useNamedTraveller';
import { useSession } from '../../game/session/useSession';
import { fragmentOf } from './fragment';
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
  const fragment = fragmentOf(useLocation());
  if (!useHydrated() || status === 'loading')
    return <Spinner className="min-h-64" label="Ouverture de ton voyage…" />;
  if (status === 'knight') return <KnightNotice />;
  if (fragment)
    return (
      <>
        <Whose isArriving />
        <Receive fragment={fragment} key={fragment} />
      </>
    );
  return (
    <>
      <Whose isArriving={false} />
      <Send />
      <OpenLink />
    </>
  );
}

/** With several travellers here: whose journey leaves, or which one a link's joins (rule 20.6). */
function Whose({ isArriving }: { isArriving: boolean }) {
  const traveller = useNamedTraveller();
  const { pathname, hash } = useLocation();
  if (!traveller) return null;
  const journey = journeyOfTraveller(traveller);
  return (
    <div className="grid justify-items-center text-center text-xl">
      <p className="text-balance">
        {isArriving ? `Ce qui arrive ici rejoint ${journey}.` : `C'est ${journey} qui part d'ici.`}
      </p>
      <TextLink state={{ from: pathname + hash }} tall to={paths.game.knights}>
        Un autre joue&nbsp;?
      </TextLink>
    </div>
  );
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
