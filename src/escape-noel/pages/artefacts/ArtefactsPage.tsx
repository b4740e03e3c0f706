import EmptyReliquary from '@art/escape-noel/empty-reliquary.svg?react';
import type { ReactNode } from 'react';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { PageHeading } from '@/ui/PageHeading';
import { artefactsQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { DoorTime } from '../../game/season/DoorTime';
import { useNextStop } from '../../game/season/calendar';
import { useSession } from '../../game/session/useSession';
import { ArtefactCard } from './ArtefactCard';
import { CollectionBar } from './CollectionBar';
import { VisitorInvitation } from './VisitorInvitation';

export function ArtefactsPage() {
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-3 pt-12 sm:px-6">
      <div className="grid justify-items-center gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">Galerie des Artefacts</PageHeading>
        <p className="max-w-xl text-balance text-xl text-nuit-mist">
          Chaque énigme résolue rapporte un objet de la nuit, et chaque objet garde un mot. Quand tu les auras
          tous, ces mots te diront un secret.
        </p>
      </div>
      <Gallery />
    </div>
  );
}

function Gallery() {
  const { status } = useSession();
  const { data, failure, isAwaited, retry } = useRetriableQuery(artefactsQuery(usePlayer()));
  if (failure) {
    return (
      <Empty>
        <RetryAlert
          busy={isAwaited}
          onRetry={retry}
          text="Tes artefacts n'ont pas pu être sortis de leur coffre : ils y sont toujours."
        />
      </Empty>
    );
  }
  if (data === undefined) return <Spinner className="min-h-dvh" label="Chargement des reliques..." />;
  const invitation =
    status === 'visitor' ? (
      <VisitorInvitation />
    ) : (
      <Empty>
        <QuestLink />
      </Empty>
    );
  return (
    <>
      <CollectionBar count={data.length} />
      {data.length === 0 ? (
        invitation
      ) : (
        <ul className="flex flex-wrap justify-center gap-5">
          {data.map((artefact) => (
            <ArtefactCard artefact={artefact} key={artefact.day} />
          ))}
        </ul>
      )}
    </>
  );
}

const Empty = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center gap-5 text-center">
    <EmptyReliquary className="mx-auto h-auto w-full max-w-72" />
    <h2 className="text-3xl">Aucun artefact collecté</h2>
    {children}
  </div>
);

function QuestLink() {
  const stop = useNextStop();
  return (
    <>
      <p className="max-w-md text-balance">
        Le coffre t'attend, petit chevalier : résous une énigme, et son premier artefact y brillera.
      </p>
      {stop.kind === 'wait' ? (
        <p>
          La prochaine porte s'ouvrira <DoorTime opensAt={stop.door.opensAt} />.
        </p>
      ) : (
        <ButtonLink size="lg" to={stop.address} variant="gold">
          Continuer l'aventure
        </ButtonLink>
      )}
    </>
  );
}
