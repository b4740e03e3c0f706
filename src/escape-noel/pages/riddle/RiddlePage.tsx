import { useRef, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackendError } from '@/api/errors';
import type { Riddle } from '@/api/riddles';
import { useMusic } from '@/effects/useMusic';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import type { Player } from '../../shared/player/player';
import { usePlayer } from '../../shared/player/usePlayer';
import { useProgress } from '../../shared/player/useProgress';
import { parseDay } from '../../shared/rules/days';
import { useSession } from '../../shared/session/SessionProvider';
import { DayNavigation } from './DayNavigation';
import { LoginPrompt } from './LoginPrompt';
import { ClosedDoor, LoadFailure, MissingRiddle } from './NoRiddle';
import { riddleQuery } from './riddle.queries';
import { RiddleAwaited } from './RiddleAwaited';
import { RiddleScene, type RiddleSceneProps } from './RiddleScene';
import { SoundControl } from './SoundControl';
import { Stage } from './Stage';
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
        <Day
          day={day}
          player={player}
          scene={{ onHush: music.hush, playSound: sound.play, soundOn: sound.on }}
        >
          {status === 'visitor' && (
            <LoginPrompt day={day} onClose={() => setPrompted(true)} open={!prompted} />
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
  scene: Pick<RiddleSceneProps, 'onHush' | 'playSound' | 'soundOn'>;
  /** What comes with the riddle. */
  children: ReactNode;
}

/** A day, or why there is none, and below it the way to the others: that stays from day to day, and most of it as it is. */
function Day({ day, player, scene, children }: DayProps) {
  const { data: riddle, failure, isAwaited, retry } = useRetriableQuery(riddleQuery(day));
  const refusal = failure instanceof BackendError ? failure : null;
  if (refusal?.code === 'missing') return <MissingRiddle key={day} />;
  const opensAt = refusal?.opensAt;
  if (failure && !opensAt) return <LoadFailure busy={isAwaited} key={day} onRetry={retry} />;
  return (
    <>
      {opensAt ? (
        <ClosedDoor day={day} key={day} onOpen={retry} opensAt={opensAt} />
      ) : (
        <Theatre day={day} key={day} player={player} riddle={riddle} scene={scene}>
          {children}
        </Theatre>
      )}
      <DayNavigation day={day} />
    </>
  );
}

interface TheatreProps extends DayProps {
  riddle: Riddle | undefined;
}

/** A day's stage, and below it its riddle as soon as it is there. */
function Theatre({ day, player, riddle, scene, children }: TheatreProps) {
  const progress = useProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAwaited] = useState(riddle === undefined);
  // For whom it has opened, and who has just solved it, by their keys.
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const [solvedBy, setSolvedBy] = useState<string | null>(null);

  // Once it is there it stays, whatever is read again meanwhile: somebody plays in it.
  if (player && openedFor !== player.key && riddle && (progress.ready || progress.failure)) {
    setOpenedFor(player.key);
  }
  const isOpen = player !== null && riddle !== undefined && openedFor === player.key;
  const solved = isOpen && (solvedBy === player.key || progress.days.has(day));
  const open = solved ? 'solved' : 'riddle';

  return (
    <article aria-busy={!isOpen} className={isAwaited ? 'riddle-awaited' : undefined}>
      <Stage day={day} heading={heading} shows={isOpen ? open : 'curtain'} story={riddle} />
      <div className="relative mx-auto -mt-8 grid max-w-3xl gap-6 px-3 sm:px-6" key={openedFor}>
        {isOpen ? (
          <>
            <RiddleScene
              {...scene}
              heading={heading}
              onSolved={() => setSolvedBy(player.key)}
              player={player}
              riddle={riddle}
            />
            {children}
          </>
        ) : (
          <RiddleAwaited />
        )}
      </div>
    </article>
  );
}
