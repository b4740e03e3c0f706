import { counted } from '@/lib/french';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { ProjectorFrame } from './ProjectorFrame';
import { EditionSky } from '../../../game/journey/EditionSky';
import { useGameTitle } from '../../../game/edition/useEdition';
import { useProgress } from '../../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../../game/rules/days';

/** The constellation of the class's days, to project (rule 25.2). */
export function ClassSky() {
  const { days, ready, failure, isAwaited, retry } = useProgress();
  return (
    <ProjectorFrame heading="Le ciel de la classe" title={useGameTitle('Le ciel de la classe')}>
      <div className="projector-sky">
        {failure && (
          <RetryAlert
            busy={isAwaited}
            onRetry={retry}
            text="Le ciel est couvert : les étoiles n'ont pas pu être lues. Elles sont bien gardées."
          />
        )}
        {!ready && !failure && <Spinner label="Les étoiles s'allument…" />}
        {ready && (
          <>
            <EditionSky className="projector-sky-picture" />
            <p className="projector-sky-words font-display">
              <strong className="text-nuit-gold">{days.size}</strong> sur {RIDDLE_COUNT}
              <span className="sr-only">{` : ${counted(days.size, 'étoile allumée', 'étoiles allumées')}`}</span>
            </p>
          </>
        )}
      </div>
    </ProjectorFrame>
  );
}
