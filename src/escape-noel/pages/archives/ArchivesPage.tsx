import Telescope from '@art/escape-noel/empty-sky.svg?react';
import type { PastEdition } from '@/api/editions';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { PageHeading } from '@/ui/PageHeading';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { pastEditionsQuery } from '../../game/edition/edition.queries';
import { EditionProgress } from '../../game/journey/EditionProgress';
import { EditionSky } from '../../game/journey/EditionSky';
import { EditionContext } from '../../game/edition/useEdition';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';

/** The past editions, the latest first (rule 15.4). */
export function ArchivesPage() {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-3 pt-12 sm:px-6">
      <div className="grid justify-items-center gap-2 text-center">
        <PageHeading className="text-4xl text-nuit-gold sm:text-5xl">Les éditions passées</PageHeading>
        <p className="max-w-xl text-balance text-xl text-nuit-mist">
          Les portes des hivers d'avant restent ouvertes. On y joue toute l'année, sans classement, pour le
          plaisir de chercher.
        </p>
      </div>
      <Editions />
      <ButtonLink className="justify-self-center" size="lg" to={paths.game.landing} variant="quiet">
        Retour à l'accueil
      </ButtonLink>
    </div>
  );
}

function Editions() {
  const { data, failure, isAwaited, retry } = useRetriableQuery(pastEditionsQuery);
  if (failure)
    return (
      <RetryAlert
        busy={isAwaited}
        className="mx-auto max-w-xl"
        onRetry={retry}
        text="Les archives n'ont pas pu être ouvertes. Rien de ton voyage n'a bougé."
      />
    );
  if (!data) return <Spinner className="min-h-64" label="Ouverture des archives…" />;
  if (data.length === 0)
    return (
      <div className="grid justify-items-center gap-4 text-center">
        <Telescope className="w-64" />
        <p className="text-balance text-xl">
          Il n'y en a pas encore : c'est le premier hiver. Celui-ci viendra ici quand le prochain commencera.
        </p>
      </div>
    );
  return (
    <ul className="flex flex-wrap justify-center gap-5">
      {data.map((edition) => (
        <EditionContext key={edition.code} value={edition.code}>
          <EditionCard edition={edition} />
        </EditionContext>
      ))}
    </ul>
  );
}

function EditionCard({ edition: { code, title } }: { edition: PastEdition }) {
  const { days } = useProgress();
  return (
    <Card as="li" className="grid w-full max-w-sm justify-items-center gap-4 p-7 text-center" foil>
      <EditionSky className="w-full max-w-60" />
      <div>
        <p className="font-display text-4xl font-semibold lining-nums tracking-wider text-nuit-gold">
          {code}
        </p>
        <h2 className="text-balance text-2xl text-nuit-ivory">{title}</h2>
      </div>
      <EditionProgress />
      <ButtonLink
        className="mt-auto"
        context={`l'édition ${code}`}
        size="lg"
        to={paths.archive(code).landing}
        variant="gold"
      >
        {labelOf(days.size)}
      </ButtonLink>
    </Card>
  );
}

function labelOf(completedCount: number): string {
  if (completedCount === 0) return 'Jouer';
  return completedCount < RIDDLE_COUNT ? 'Continuer' : 'Revoir';
}
