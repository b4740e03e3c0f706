import { Navigate } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Spinner } from '@/ui/Spinner';
import { ProjectorFrame } from './ProjectorFrame';
import { useEdition, useGameTitle } from '../../../game/edition/useEdition';
import { usePlayer } from '../../../game/player/usePlayer';
import { useProgress } from '../../../game/player/useProgress';
import { parseDay } from '../../../game/rules/days';
import { DoorTime } from '../../../game/season/DoorTime';
import { RequireKnight } from '../../../game/session/RequireKnight';
import { LoadFailure } from '../NoRiddle';
import { ClassSky } from './ClassSky';
import { ProjectedDay } from './ProjectedDay';
import { riddleQuery } from '../riddle.queries';

/** A page for a classroom's projector (rule 25.2). @param subject as in its address: a day, or the sky. */
export function Projector({ subject }: { subject: string }) {
  if (subject === 'ciel') return <RequireKnight>{() => <ClassSky />}</RequireKnight>;
  const day = parseDay(subject);
  if (day === null) return <Navigate replace to={paths.game.class} />;
  return <RequireKnight>{(_, knight) => <OfDay day={day} key={day} knight={knight} />}</RequireKnight>;
}

function OfDay({ day, knight }: { day: number; knight: string }) {
  const player = usePlayer();
  const { data: riddle, failure, isAwaited, retry } = useRetriableQuery(riddleQuery(day, useEdition()));
  const progress = useProgress();
  const waiting = useGameTitle(`Jour ${day}`);
  if (failure instanceof ApiError && failure.code === 'not_found')
    return <Navigate replace to={paths.game.class} />;
  // Once shown it stays while the progress is fetched again: the class is playing in it.
  if (riddle && player && !failure && (progress.ready || progress.failure))
    return <ProjectedDay knight={knight} player={player} riddle={riddle} />;
  return (
    <ProjectorFrame heading={`Jour ${day}`} title={waiting}>
      <div className="projector-sky">
        {failure instanceof ApiError && failure.opensAt ? (
          <p className="text-balance p-6 text-center text-2xl">
            Cette porte s'ouvre <DoorTime opensAt={failure.opensAt} />.
          </p>
        ) : failure ? (
          <LoadFailure busy={isAwaited} cause={failure} day={day} onRetry={retry} pathOf={paths.blackboard} />
        ) : (
          <Spinner label="L'énigme arrive au tableau…" />
        )}
      </div>
    </ProjectorFrame>
  );
}
