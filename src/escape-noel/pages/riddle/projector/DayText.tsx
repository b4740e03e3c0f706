import type { RefObject } from 'react';
import type { Riddle } from '@/api/riddles';
import type { SoundName } from '@/effects/soundSwitch';
import { paths } from '@/paths';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import type { Player, Success } from '../../../game/player/player';
import { revelationQuery } from '../../../game/player/player.queries';
import { HintList, TooLateNotice } from '../HintsPanel';
import { RiddleMedia } from '../media/RiddleMedia';
import { RevealAnswer } from '../RevealAnswer';
import { FoundFragment } from '../RevelationBlock';
import { TriedList } from '../TriedAnswers';
import type { Hints } from '../useHints';

type Title = RefObject<HTMLHeadingElement | null>;

interface DayTextProps {
  player: Player;
  riddle: Riddle;
  hints: Hints;
  done: boolean;
  success: Success | null;
  canReveal: boolean;
  /** The wrong answers of this visit, to show. */
  tried: readonly string[];
  /** Null while the teacher has not opened the hints. */
  hintsTitle: Title | null;
  revelationTitle: Title;
  playSound: (name: SoundName) => void;
  onPlayingChange: (playing: boolean) => void;
  onReveal: () => void;
}

/** Texts for the class, page after page: the story, the question, the opened hints, the revelation. */
export function DayText(props: DayTextProps) {
  const { riddle, hints, done, success, canReveal, tried, hintsTitle, revelationTitle, player } = props;
  const { description, question, media, play, day } = riddle;
  return (
    <>
      <section aria-labelledby="story">
        <h2 id="story">L'histoire</h2>
        <p className="font-display" data-narration="description">
          {description}
        </p>
      </section>
      <section aria-labelledby="question">
        <h2 id="question">L'énigme du jour</h2>
        <p className="whitespace-pre-line font-display" data-narration="question">
          {question}
        </p>
        {play && <RiddleMedia media={media} onPlayingChange={props.onPlayingChange} />}
      </section>
      {hintsTitle && (
        <section aria-labelledby="hints">
          <h2 className="outline-none" id="hints" ref={hintsTitle} tabIndex={-1}>
            Les indices
          </h2>
          {hints.isTooLate && <TooLateNotice />}
          <HintList
            done={done}
            hints={hints}
            onPlayingChange={props.onPlayingChange}
            playSound={props.playSound}
          />
          {canReveal && <RevealAnswer busy={false} onAsk={props.onReveal} />}
        </section>
      )}
      {tried.length > 0 && (
        <section aria-labelledby="tried">
          <h2 id="tried">Ce que la classe a déjà essayé</h2>
          <TriedList texts={tried} />
        </section>
      )}
      {done && <Revealed day={day} player={player} success={success} title={revelationTitle} />}
    </>
  );
}

interface RevealedProps {
  day: number;
  player: Player;
  success: Success | null;
  title: Title;
}

/** The end of the story and the explanation of a solved day. */
function Revealed({ day, player, success, title }: RevealedProps) {
  const read = useRetriableQuery({ ...revelationQuery(player, day), enabled: success === null });
  const revelation = success?.revelation ?? read.data;
  return (
    <section aria-labelledby="revelation">
      <h2 className="outline-none" id="revelation" ref={title} tabIndex={-1}>
        Révélation Sacrée
      </h2>
      {read.failure && (
        <RetryAlert busy={read.isAwaited} onRetry={read.retry} text="La révélation n'a pas pu être relue." />
      )}
      {revelation && (
        <>
          {revelation.closing && (
            <p className="font-display" data-narration="closing">
              {revelation.closing}
            </p>
          )}
          <p data-narration="explanation">{revelation.explanation}</p>
          <FoundFragment fragment={revelation.fragment} />
          <ButtonLink className="justify-self-start" size="lg" to={paths.blackboard('ciel')} variant="gold">
            Voir le ciel de la classe
          </ButtonLink>
        </>
      )}
    </section>
  );
}
