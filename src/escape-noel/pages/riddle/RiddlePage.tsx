import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackendError } from '@/backend/errors';
import type { Riddle } from '@/backend/riddles';
import { useMusic } from '@/effects/useMusic';
import { useSoundSwitch } from '@/effects/soundSwitch';
import type { Player } from '../../shared/player/player';
import { usePlayer } from '../../shared/player/usePlayer';
import { useProgress } from '../../shared/player/useProgress';
import { parseDay } from '../../shared/rules/days';
import { useSession } from '../../shared/session/SessionProvider';
import { LoginPrompt } from './LoginPrompt';
import { ClosedDoor, LoadFailure, MissingRiddle } from './NoRiddle';
import { riddleQuery } from './riddle.queries';
import { RiddleAwaited } from './RiddleAwaited';
import { RiddleScene } from './RiddleScene';
import { SoundControl } from './SoundControl';
import { Twinkles } from './Twinkles';
import './riddle.css';

/** The riddle of a day: the heart of the game. */
export function RiddlePage() {
  const { id } = useParams();
  const day = parseDay(id);
  const { status, account } = useSession();
  const player = usePlayer();
  const sound = useSoundSwitch(account?.id ?? null);
  const music = useMusic(sound, player !== null);
  // Once a visit of the riddle pages: going on to the next day does not ask again.
  const [prompted, setPrompted] = useState(false);

  return (
    <div className="riddle relative isolate flex-1 overflow-clip pb-10">
      <Twinkles />
      <SoundControl music={music} />
      {day === null ? (
        <MissingRiddle />
      ) : (
        <Day day={day} key={day} player={player}>
          {(riddle, reader) => (
            <>
              <RiddleScene
                onHush={music.hush}
                player={reader}
                playSound={sound.play}
                riddle={riddle}
                soundOn={sound.on}
              />
              {status === 'visitor' && (
                <LoginPrompt day={day} onClose={() => setPrompted(true)} open={!prompted} />
              )}
            </>
          )}
        </Day>
      )}
    </div>
  );
}

interface DayProps {
  day: number;
  /** Whoever plays; null until it is known. */
  player: Player | null;
  children: (riddle: Riddle, player: Player) => ReactNode;
}

/** A day's riddle, or why there is none. */
function Day({ day, player, children }: DayProps) {
  const { data: riddle, error, refetch, isFetching } = useQuery(riddleQuery(day));
  const progress = useProgress();
  const [isAwaited] = useState(riddle === undefined);
  const [openedFor, setOpenedFor] = useState<string | null>(null);

  // Once it is there it stays, whatever is read again meanwhile: somebody plays in it.
  if (player && openedFor !== player.key && riddle && (progress.ready || progress.error)) {
    setOpenedFor(player.key);
  }
  if (player && riddle && openedFor === player.key) {
    return (
      <div className={isAwaited ? 'riddle-awaited' : undefined} key={player.key}>
        {children(riddle, player)}
      </div>
    );
  }
  if (riddle || !error || isFetching) return <RiddleAwaited day={day} />;
  if (error instanceof BackendError && error.code === 'missing') return <MissingRiddle />;
  if (error instanceof BackendError && error.code === 'closed' && error.opensAt) {
    return <ClosedDoor day={day} onOpen={() => void refetch()} opensAt={error.opensAt} />;
  }
  return <LoadFailure onRetry={() => void refetch()} />;
}
