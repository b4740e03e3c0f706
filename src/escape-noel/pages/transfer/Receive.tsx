import { useQuery } from '@tanstack/react-query';
import { playedEdition } from '@/api/journey';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { pastEditionsQuery } from '../../game/edition/edition.queries';
import { useEdition } from '../../game/edition/useEdition';
import { hasFragmentStart } from '../../game/transfer/journeyFragment';
import { readJourneyLink, type TransferredJourney } from '../../game/transfer/journeyLink';
import { Arrival } from './Arrival';
import { OpenLink } from './OpenLink';

/** Offers the journey of a link's fragment. None of its texts is shown (rule 10.7). */
export function Receive({ fragment }: { fragment: string }) {
  const { data: link } = useQuery({
    queryKey: ['journey link', fragment],
    queryFn: () => readJourneyLink(fragment),
    staleTime: Infinity,
  });
  if (!link) return <Opening />;
  if (link.status === 'read') return <OfEdition fragment={fragment} journey={link.journey} />;
  if (link.status === 'newer')
    return (
      <Alert title="Ce lien vient d'une version plus récente du jeu" tone="info">
        <p>Recharge la page : elle saura alors le lire.</p>
        <Button className="justify-self-start" onClick={() => location.reload()} variant="quiet">
          Recharger la page
        </Button>
      </Alert>
    );
  return (
    <>
      {hasFragmentStart(fragment) ? (
        <Alert title="Ce lien n'est pas entier" tone="error">
          <p>
            Il lui manque un morceau, ou il a été changé. Refais-le sur l'autre appareil, et recopie-le en
            entier.
          </p>
        </Alert>
      ) : (
        <Alert title="Ce n'est pas le lien d'un voyage" tone="error">
          <p>
            Sur l'autre appareil, ouvre « Emporter mon voyage » dans le menu du jeu, et recopie son lien en
            entier.
          </p>
        </Alert>
      )}
      <OpenLink />
    </>
  );
}

const Opening = () => <Spinner className="min-h-64" label="Ouverture de ton voyage…" />;

/** The journey arrives on the page of its edition. */
function OfEdition({ fragment, journey }: { fragment: string; journey: TransferredJourney }) {
  const edition = useEdition();
  const { data: past, failure, isAwaited, retry } = useRetriableQuery(pastEditionsQuery);
  if (failure)
    return (
      <RetryAlert
        busy={isAwaited}
        onRetry={retry}
        text="Le royaume ne répond pas. Ton voyage est dans le lien : rien n'est perdu."
      />
    );
  if (!past) return <Opening />;
  const isPlayed = journey.edition === playedEdition();
  if (edition === null ? isPlayed : edition === journey.edition)
    return <Arrival edition={edition} journey={journey} />;
  const target = isPlayed ? paths.game : pathsOfPast(journey.edition, past);
  return (
    <Alert title="Ce voyage est d'une autre édition" tone="info">
      <p>
        {target === null
          ? "Cette édition n'est pas, ou plus, dans ce royaume : ce lien ne peut rien y apporter."
          : isPlayed
            ? "C'est celui de cette année."
            : `C'est celui de l'édition ${journey.edition}, qui se joue toujours dans les archives.`}
      </p>
      {target && (
        <ButtonLink className="justify-self-start" to={`${target.transfer}#${fragment}`} variant="quiet">
          {isPlayed ? "Le reprendre dans l'édition de cette année" : 'Le reprendre dans les archives'}
        </ButtonLink>
      )}
    </Alert>
  );
}

const pathsOfPast = (code: string, past: readonly { code: string }[]) =>
  past.some((each) => each.code === code) ? paths.archive(code) : null;
