import { Suspense, type RefObject } from 'react';
import type { Riddle } from '@/api/riddles';
import type { SoundName } from '@/effects/soundSwitch';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { useArrival } from '@/lib/page';
import { RetryAlert } from '@/ui/RetryAlert';
import type { Player } from '../../game/player/player';
import { AnswerForm } from './AnswerForm';
import { BoardWithQuestion } from './BoardWithQuestion';
import { BonusQuestion } from './BonusQuestion';
import { DayMessages } from '../../game/messages/DayMessages';
import { HintsPanel } from './HintsPanel';
import { AnswerDialogs } from './AnswerDialogs';
import { RiddleMedia } from './media/RiddleMedia';
import { PlayBoard } from './PlayBoard';
import { RevealAnswer, RevealAnswerDialog } from './RevealAnswer';
import { RevelationBlock } from './RevelationBlock';
import { useEditionPaths, useGameTitle } from '../../game/edition/useEdition';
import { helpAfter } from './helpAfter';
import { NextStep } from './NextStep';
import { SuccessSequence } from './SuccessSequence';
import { useTogether } from './together/useTogether';
import { usePrefetchNext } from './usePrefetchNext';
import { useRiddleDay } from './useRiddleDay';
import { useTriedAnswers } from './useTriedAnswers';
import { WaitingNotice } from './WaitingNotice';

const TakeTonight = optionalComponent(() =>
  loadModule(() => import('../../game/offline/TakeTonight')).then((module) => module.TakeTonight),
);

const Together = optionalComponent(() =>
  loadModule(() => import('./together/Together')).then((module) => module.Together),
);

const TriedAnswers = optionalComponent(() =>
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
  const { riddle, heading, onSolved, playSound, soundOn, onPlayingChange } = props;
  const { day, title, question, media } = riddle;
  const together = useTogether(props.player, day);
  const { player } = together;
  useArrival(heading, { title: useGameTitle(`Jour ${day} : ${title}`), key: useEditionPaths().riddle(day) });
  usePrefetchNext(day);

  const state = useRiddleDay({ player, riddle, playSound, onSolved });
  const { progress, hints, hintCount, board, hasBoard, answering, success, done } = state;
  const { submit, canReveal, askReveal, confirmation } = state;
  const { sending, verdict, wait } = answering;
  const isTyped = board.isReady && board.answer === undefined;
  const tried = useTriedAnswers(player, day, answering, !done && (isTyped || verdict?.status === 'wrong'));

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
        {hasBoard && (
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
            hintCount={hintCount}
            onSubmit={submit}
            player={player}
          />
        )}
        {!done && <WaitingNotice answering={answering} />}
        {!done && isTyped && (
          <Suspense>
            <TriedAnswers texts={tried} />
          </Suspense>
        )}
      </section>
      {together.account !== '' && (
        <Suspense>
          <Together done={done} riddle={riddle} together={together} />
        </Suspense>
      )}
      <DayMessages day={day} />
      <HintsPanel done={done} hints={hints} onPlayingChange={onPlayingChange} playSound={playSound}>
        {canReveal && <RevealAnswer busy={sending} onAsk={askReveal} />}
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
      {done && <NextStep completedCount={success?.completedCount ?? progress.days.size} day={day} />}
      {done && <BonusQuestion day={day} playSound={playSound} player={player} />}

      <AnswerDialogs
        help={helpAfter({
          triedCount: done ? 0 : tried.length,
          hints,
          canReveal,
          askHint: () => hints.setAsking(true),
          askReveal,
        })}
        verdict={verdict}
        wait={wait}
      />
      <RevealAnswerDialog {...confirmation} />
      {success && <SuccessSequence day={day} success={success} />}
    </>
  );
}
