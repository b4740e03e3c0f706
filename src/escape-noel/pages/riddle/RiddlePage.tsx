import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import type { Riddle } from '@/api/riddles';
import { useMusic } from '@/effects/useMusic';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { optionalComponent } from '@/lib/optionalComponent';
import { paths } from '@/paths';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { useSeemsOffline } from '@/lib/useSeemsOffline';
import type { Player } from '../../game/player/player';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { parseDay } from '../../game/rules/days';
import { useOwner, useSession } from '../../game/session/useSession';
import { DayNavigation } from './DayNavigation';
import type { NarrationSound } from './soundTurns';
import { ClosedDoor, LoadFailure, MissingRiddle } from './NoRiddle';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';
import { riddleQuery } from './riddle.queries';
import { RevelationBlock } from './RevelationBlock';
import { RiddleBody, type RiddleBodyProps } from './RiddleBody';
import { RiddleSkeleton } from './RiddleSkeleton';
import { RiddleStage } from './RiddleStage';
import { SoundControl } from './SoundControl';
import { createSoundTurns } from './soundTurns';
import { Twinkles } from './Twinkles';
import './riddle.css';

/** After the riddle, which is played without them where their code does not load. */
const DayTools = optionalComponent(
  () => loadModule(() => import('./DayTools')).then((module) => module.DayTools),
  (error) => logFailure('Outils du jour', error),
);

const AccountOffer = optionalComponent(() =>
  loadModule(() => import('./AccountOffer')).then((module) => module.AccountOffer),
);

/** The same days for a classroom (rule 25.2). */
const Projector = lazy(async () => ({
  default: (await loadModule(() => import('./projector/Projector'))).Projector,
}));

/** Loads a day of the edition that is played, with its drawing and its board. */
export const openDay = (queries: QueryClient, day: number): Promise<Riddle> =>
  queries.query(riddleQuery(day, null));

const Rehearsal = lazy(async () => ({
  default: (await loadModule(() => import('./projector/Rehearsal'))).Rehearsal,
}));

export function RiddlePage() {
  const { id, subject, rehearsed } = useParams();
  const day = parseDay(rehearsed);
  if (rehearsed !== undefined)
    return day === null ? <Navigate replace to={paths.game.class} /> : <Rehearsal day={day} />;
  return subject === undefined ? <Riddles day={parseDay(id)} /> : <Projector subject={subject} />;
}

function Riddles({ day }: { day: number | null }) {
  const owner = useOwner();
  const player = usePlayer();
  const sound = useSoundSwitch(owner);
  const music = useMusic(sound, player !== null);
  const [turns] = useState(() => createSoundTurns(music.setQuiet));

  return (
    <div className="riddle relative isolate flex-1 overflow-clip pb-10">
      <Twinkles />
      <SoundControl music={music} />
      {day === null ? (
        <MissingRiddle />
      ) : (
        <RiddleOfDay
          day={day}
          player={player}
          sound={{ playSound: sound.play, soundOn: sound.on, turns, turnSoundOn: () => sound.set(true) }}
        />
      )}
    </div>
  );
}

interface DayProps {
  day: number;
  player: Player | null;
  sound: Pick<RiddleBodyProps, 'playSound'> & NarrationSound;
}

/** A day's riddle, or why there is none. The navigation below stays mounted from day to day. */
function RiddleOfDay({ day, player, sound }: DayProps) {
  const { data: riddle, failure, isAwaited, retry } = useRetriableQuery(riddleQuery(day, useEdition()));
  const here = useEditionPaths();
  const isSolved = useProgress().days.has(day);
  const [door, setDoor] = useState<{ day: number; opensAt: Date; failure: ApiError } | null>(null);
  const refusal = failure instanceof ApiError ? failure : null;
  if (refusal?.code === 'not_found') return <MissingRiddle key={day} />;
  if (refusal?.opensAt && door?.failure !== refusal)
    setDoor({ day, opensAt: refusal.opensAt, failure: refusal });
  // A page that waits at a door goes on waiting when a later request fails.
  const opensAt = refusal?.opensAt ?? (failure && door?.day === day ? door.opensAt : undefined);
  if (failure && !opensAt)
    return (
      <LoadFailure
        busy={isAwaited}
        cause={failure}
        day={day}
        key={day}
        onRetry={retry}
        pathOf={here.riddle}
      />
    );
  return (
    <>
      {opensAt ? (
        <ClosedDoor day={day} key={day} onOpen={retry} opensAt={opensAt}>
          {isSolved ? <RevelationBlock day={day} success={null} /> : undefined}
        </ClosedDoor>
      ) : (
        <RiddleArticle day={day} key={day} player={player} riddle={riddle} sound={sound} />
      )}
      <DayNavigation day={day} />
    </>
  );
}

function RiddleArticle({ day, player, riddle, sound }: DayProps & { riddle: Riddle | undefined }) {
  const isVisitor = useSession().status === 'visitor';
  const isPast = useEdition() !== null;
  const seemsOffline = useSeemsOffline();
  const progress = useProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  // Keys of the players for whom the riddle was shown, and who has just solved it.
  const [shownTo, setShownTo] = useState<string | null>(null);
  const [solvedBy, setSolvedBy] = useState<string | null>(null);

  // Once shown it stays while the progress is fetched again: the player is playing in it.
  if (player && shownTo !== player.key && riddle && (progress.ready || progress.failure)) {
    setShownTo(player.key);
  }
  const isShown = player !== null && riddle !== undefined && shownTo === player.key;
  const solved = isShown && (solvedBy === player.key || progress.days.has(day));
  const state = solved ? 'solved' : 'unsolved';

  return (
    <article aria-busy={!isShown}>
      {isShown && (
        <Suspense>
          <DayTools {...sound} key={shownTo} player={player} riddle={riddle} />
        </Suspense>
      )}
      <RiddleStage day={day} heading={heading} state={isShown ? state : 'loading'} story={riddle} />
      <div
        className="relative mx-auto -mt-8 grid max-w-3xl grid-cols-1 gap-6 px-3 sm:px-6 print:mt-0"
        key={shownTo}
      >
        {isShown ? (
          <>
            <RiddleBody
              heading={heading}
              onPlayingChange={sound.turns.riddle}
              onSolved={() => setSolvedBy(player.key)}
              playSound={sound.playSound}
              player={player}
              riddle={riddle}
              soundOn={sound.soundOn}
            />
            {isVisitor && !solved && !seemsOffline && (
              <Suspense>
                <AccountOffer day={day} mayAsk={!isPast} />
              </Suspense>
            )}
          </>
        ) : (
          <RiddleSkeleton />
        )}
      </div>
    </article>
  );
}
