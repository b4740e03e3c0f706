import { Suspense, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Riddle } from '@/api/riddles';
import type { SoundName } from '@/effects/soundSwitch';
import { loadModule } from '@/lib/loadModule';
import { optionalPart } from '@/lib/optionalPart';
import { useArrival } from '@/lib/page';
import { RetryAlert } from '@/ui/RetryAlert';
import { REVEAL_ANSWER } from '../../game/player/submitToServer';
import type { Player } from '../../game/player/player';
import { useProgress } from '../../game/player/useProgress';
import { AnswerForm } from './AnswerForm';
import { BoardWithQuestion } from './BoardWithQuestion';
import { BonusQuestion } from './BonusQuestion';
import { DayMessages } from './DayMessages';
import { HintsPanel } from './HintsPanel';
import { AnswerDialogs } from './AnswerDialogs';
import { RiddleMedia } from './media/RiddleMedia';
import { PlayBoard, useBoard } from './PlayBoard';
import { RevealAnswer, RevealAnswerDialog } from './RevealAnswer';
import { RevelationBlock } from './RevelationBlock';
import { useEditionPaths, useGameTitle } from '../../game/edition/useEdition';
import { SuccessSequence } from './SuccessSequence';
import { useAnswering } from './useAnswering';
import { useHints } from './useHints';
import { useOpeningCount } from './useOpeningCount';
import { usePrefetchNext } from './usePrefetchNext';
import { WaitingAnswer } from './WaitingAnswer';

const TakeTonight = optionalPart(() =>
  loadModule(() => import('../../game/offline/TakeTonight')).then((module) => module.TakeTonight),
);

const TriedAnswers = optionalPart(() =>
  loadModule(() => import('./TriedAnswers')).then((module) => module.TriedAnswers),
);

export interface RiddleBodyProps {
  player: Player;
  riddle: Riddle;
  heading: RefObject<HTMLHeadingElement | null>;
  onSolved: () => void;
  playSound: (name: SoundName) => void;
  soundOn: boolean;
  /** A recording starts or stops: the music pauses meanwhile. */
  onPlayingChange: (playing: boolean) => void;
}

export function RiddleBody(props: RiddleBodyProps) {
  const { player, riddle, heading, onSolved, playSound, soundOn, onPlayingChange } = props;
  const { day, title, question, media, play } = riddle;
  useArrival(heading, { title: useGameTitle(`Jour ${day} : ${title}`), key: useEditionPaths().riddle(day) });
  usePrefetchNext(day);

  const progress = useProgress();
  useOpeningCount(player, day, progress.days.has(day));
  const hints = useHints(player, riddle);
  const answering = useAnswering(player, day, onSolved);
  const { verdict, sending } = answering;
  // A revealed answer is silent.
  const announce = useEffectEvent(playSound);
  useEffect(() => {
    if (verdict?.status === 'wrong') announce('echec');
    if (verdict?.status === 'solved' && !verdict.success.revealed) announce('succes');
  }, [verdict]);
  const board = useBoard(player, day, play);

  const [confirmingReveal, setConfirmingReveal] = useState(false);
  const success = verdict?.status === 'solved' ? verdict.success : null;
  // While an answer is being judged the progress may already say « solved »: the board would disappear and come back.
  const done = success !== null || (progress.days.has(day) && !sending);
  const canReveal = !done && hints.total > 0 && hints.count >= hints.total;

  function submit(text: string) {
    if (text === REVEAL_ANSWER && canReveal) setConfirmingReveal(true);
    else answering.send({ kind: 'answer', text });
  }

  return (
    <>
      {progress.failure && (
        <RetryAlert
          busy={progress.isAwaited}
          onRetry={progress.retry}
          text="Tu peux jouer : ce que tu as déjà trouvé est bien gardé."
          title="Ta progression n'a pas pu être lue"
        />
      )}
      <section
        aria-labelledby="question"
        className="riddle-parchment relative grid grid-cols-1 gap-5 px-5 py-7 sm:px-10 sm:py-9"
      >
        <h2 className="text-center text-2xl" id="question">
          L'énigme du jour
        </h2>
        <RiddleMedia media={media} onPlayingChange={onPlayingChange} />
        <p
          className="whitespace-pre-line font-display text-xl leading-relaxed sm:text-2xl sm:leading-relaxed"
          data-narration="question"
        >
          {question}
        </p>
        {play && (!done || (success && !success.revealed)) && (
          <BoardWithQuestion question={question}>
            <PlayBoard
              board={board}
              hasSolved={(each) => progress.days.has(each)}
              hintCount={hints.count}
              locked={done || sending}
              onPlayingChange={onPlayingChange}
              soundOn={soundOn}
            />
          </BoardWithQuestion>
        )}
        {!done && board.isReady && (
          <AnswerForm
            answering={answering}
            day={day}
            made={board.answer}
            hintCount={hints.ready || hints.count > 0 ? hints.count : null}
            onSubmit={submit}
            player={player}
          />
        )}
        {!done && <WaitingAnswer day={day} judging={answering} />}
        {!done && board.isReady && board.answer === undefined && (
          <Suspense>
            <TriedAnswers answering={answering} day={day} player={player} />
          </Suspense>
        )}
      </section>
      <DayMessages day={day} />
      <HintsPanel done={done} hints={hints} onPlayingChange={onPlayingChange} playSound={playSound}>
        {canReveal && <RevealAnswer busy={sending} onAsk={() => setConfirmingReveal(true)} />}
      </HintsPanel>
      {!done && (
        // As high as what comes late.
        <div className="min-h-touch">
          <Suspense>
            <TakeTonight riddle={riddle} />
          </Suspense>
        </div>
      )}
      {done && <RevelationBlock day={day} success={success} />}
      {done && <BonusQuestion day={day} playSound={playSound} player={player} />}

      <AnswerDialogs verdict={verdict} wait={answering.wait} />
      <RevealAnswerDialog
        onCancel={() => setConfirmingReveal(false)}
        onReveal={() => answering.send({ kind: 'reveal' })}
        open={confirmingReveal && canReveal}
      />
      {success && <SuccessSequence day={day} success={success} />}
    </>
  );
}
