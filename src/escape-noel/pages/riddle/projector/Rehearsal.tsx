import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { KeyOfDay } from '@/api/classes';
import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { classDaysQuery, classKeyQuery } from '../../../game/class/class.queries';
import { rehearsalPlayer } from '../../../game/class/rehearsalPlayer';
import { TEACHER_FAILURES } from '../../../game/class/teacherFailures';
import { useGameTitle } from '../../../game/edition/useEdition';
import { explain } from '../../../game/forms/failures';
import { PlayerContext, usePlayer } from '../../../game/player/usePlayer';
import { RequireKnight } from '../../../game/session/RequireKnight';
import { riddleQuery } from '../riddle.queries';
import { ProjectedDay } from './ProjectedDay';
import { ProjectorFrame } from './ProjectorFrame';

/** An open day that a class's account plays on the board without a trace (rule 25.8). */
export const Rehearsal = ({ day }: { day: number }) => (
  <RequireKnight>{(_, knight) => <OfDay day={day} key={day} knight={knight} />}</RequireKnight>
);

function OfDay({ knight, day }: { knight: string; day: number }) {
  const player = usePlayer();
  const school = useRetriableQuery(classDaysQuery(player));
  const isClass = school.data?.isClass;
  const keys = useRetriableQuery({ ...classKeyQuery(player), enabled: isClass === true });
  const riddle = useRetriableQuery(riddleQuery(day, null));
  const title = useGameTitle(`Répétition du jour ${day}`);
  const key = keys.data?.find((each) => each.day === day);
  if (key && riddle.data) return <Repeated keyOfDay={key} knight={knight} riddle={riddle.data} />;
  const failed = [school, keys, riddle].filter((each) => each.failure);
  // Its door is closed, or the edition lacks it.
  if (keys.data && !key) return <Navigate replace to={paths.game.class} />;
  return (
    <ProjectorFrame heading={`Répétition du jour ${day}`} title={title}>
      <div className="projector-sky">
        {isClass === false ? (
          <div className="grid max-w-2xl justify-items-center gap-4 p-6 text-center text-2xl">
            <p>
              La répétition est pour le compte d'une classe, qui joue hors classement. La page «&nbsp;En
              classe&nbsp;» dit comment le vôtre peut l'être.
            </p>
            <ButtonLink size="lg" to={paths.game.class} variant="gold">
              En classe
            </ButtonLink>
          </div>
        ) : failed.length > 0 ? (
          <RetryAlert
            busy={failed.some(({ isAwaited }) => isAwaited)}
            onRetry={() => failed.forEach(({ retry }) => retry())}
            text={`La répétition n'a pas pu commencer. ${explain(failed[0]?.failure, TEACHER_FAILURES)}`}
          />
        ) : (
          <Spinner label="La répétition se prépare…" />
        )}
      </div>
    </ProjectorFrame>
  );
}

interface RepeatedProps {
  knight: string;
  keyOfDay: KeyOfDay;
  riddle: Riddle;
}

/** A rehearsal, which can begin again. */
function Repeated({ knight, keyOfDay, riddle }: RepeatedProps) {
  const [count, setCount] = useState(0);
  const player = useMemo(() => rehearsalPlayer(knight, keyOfDay), [knight, keyOfDay]);
  return (
    <PlayerContext value={player}>
      <ProjectedDay
        knight={knight}
        key={count}
        onRepeat={() => setCount(count + 1)}
        player={player}
        riddle={riddle}
      />
    </PlayerContext>
  );
}
