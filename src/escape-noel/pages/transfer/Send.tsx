import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { loadModule } from '@/lib/loadModule';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';
import { learnEdition } from '../../game/storage/playedEdition';
import { playerKey } from '../../game/session/playerKey';
import { useSession } from '../../game/session/useSession';
import { usePlayer } from '../../game/player/usePlayer';
import { LinkActions } from '../../game/sharing/LinkActions';
import { writeJourneyLink } from '../../game/transfer/journeyLink';
import { localJourney } from '../../game/transfer/localJourney';
import { findStorageRisk } from '../../game/transfer/storageRisk';
import { countsOf, countsText } from '../../game/transfer/transferTexts';
import { RISKS } from '../../game/transfer/riskTexts';

const QrCode = lazy(async () => ({ default: (await loadModule(() => import('./QrCode'))).QrCode }));

const QR_LABEL = 'Code QR de ton voyage';

/** The link to this browser's journey (rule 20.1), and its QR code. */
export function Send() {
  const edition = useEdition();
  const here = useEditionPaths();
  const player = usePlayer();
  const { traveller } = useSession();
  const { data, failure, isAwaited, retry } = useRetriableQuery({
    // Under the player's key: written again when what the browser stores changes.
    queryKey: [...playerKey(player?.key), 'link'],
    queryFn: async () => {
      const code = edition ?? (await learnEdition()) ?? '';
      const journey = localJourney(edition, code, traveller);
      return { contents: countsText(countsOf(journey)), fragment: await writeJourneyLink(journey) };
    },
    meta: { failure: 'Lien du voyage' },
  });
  if (failure)
    return (
      <RetryAlert
        busy={isAwaited}
        onRetry={retry}
        text="Le lien n'a pas pu être préparé. Rien de ton voyage n'a bougé."
      />
    );
  if (!data) return <Spinner className="min-h-64" label="Ouverture de ton voyage…" />;
  if (data.contents === null)
    return (
      <Sheet foil title="Rien à emporter pour l'instant">
        <p>
          Ce navigateur ne garde encore aucun jour. Joue, puis reviens ici : ton voyage tiendra dans un lien.
        </p>
      </Sheet>
    );
  return <Link contents={data.contents} link={`${location.origin}${here.transfer}#${data.fragment}`} />;
}

function Link({ contents, link }: { contents: string; link: string }) {
  const [isLarge, setLarge] = useState(false);
  const { data: risk } = useQuery({ queryKey: ['storage risk'], queryFn: findStorageRisk });
  return (
    <Sheet foil title="Ton voyage tient dans un lien">
      <p>
        Il emporte {contents}, tes réponses et tes indices. Scanne le code avec l'autre appareil, ou
        envoie-lui le lien.
      </p>
      {risk && <Alert tone="info">{RISKS[risk]}</Alert>}
      <Suspense fallback={<Spinner className="aspect-square" label="Le code se dessine…" />}>
        <QrCode className="mx-auto w-full max-w-sm rounded-md" label={QR_LABEL} text={link} />
      </Suspense>
      <LinkActions label="Le lien" link={link} words={{ title: 'Mon voyage Escape Noël' }}>
        <Button onClick={() => setLarge(true)} variant="quiet">
          Agrandir le code
        </Button>
      </LinkActions>
      <p className="text-base text-ui-muted">
        Rien n'est envoyé ni gardé ailleurs : le voyage est dans le lien lui-même. Garde-le pour toi, il
        contient tes réponses. Ton voyage reste aussi ici ; après avoir encore joué, refais le lien.
      </p>
      <Dialog onClose={() => setLarge(false)} open={isLarge} title={QR_LABEL}>
        <Suspense>
          <QrCode
            className="-mx-6 max-h-[85dvh] w-[calc(100%+3rem)] sm:-mx-8 sm:w-[calc(100%+4rem)]"
            label={QR_LABEL}
            text={link}
          />
        </Suspense>
      </Dialog>
    </Sheet>
  );
}
