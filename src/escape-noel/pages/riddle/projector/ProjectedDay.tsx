import SoundOffIcon from '@art/icons/sound-off.svg?react';
import SoundOnIcon from '@art/icons/sound-on.svg?react';
import { useEffect, useRef, useState } from 'react';
import type { Riddle } from '@/api/riddles';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { Button } from '@/ui/Button';
import { ProjectorFrame } from './ProjectorFrame';
import { useGameTitle } from '../../../game/edition/useEdition';
import { isWrong } from '../../../game/player/submitToServer';
import type { Player } from '../../../game/player/player';
import { withWrongAnswer } from '../../../game/storage/wrongAnswers';
import { AnswerDialogs } from '../AnswerDialogs';
import { AnswerForm } from '../AnswerForm';
import { ListenButton } from '../ListenButton';
import { RiddleMedia } from '../media/RiddleMedia';
import { PaperNote } from '../PaperNote';
import { PlayBoard } from '../PlayBoard';
import { RevealAnswerDialog } from '../RevealAnswer';
import { createSoundTurns } from '../soundTurns';
import { useRiddleDay } from '../useRiddleDay';
import { WaitingNotice } from '../WaitingNotice';
import { ClassSuccess } from './ClassSuccess';
import { DayText } from './DayText';
import { DrawnDay } from './DrawnDay';
import { helpAfter } from '../helpAfter';
import { FittedBoard } from './FittedBoard';
import { Reader } from './Reader';

interface ProjectedDayProps {
  knight: string;
  player: Player;
  riddle: Riddle;
  /** Begins a rehearsal again (rule 25.8); absent where the class plays. */
  onRepeat?: () => void;
}

/** A riddle in two columns: what is read, in pages, and what is done. */
export function ProjectedDay({ knight, player, riddle, onRepeat }: ProjectedDayProps) {
  const isRehearsal = onRepeat !== undefined;
  const { day, title, media } = riddle;
  const sound = useSoundSwitch(knight);
  // There is no music to mute here.
  const [turns] = useState(() => createSoundTurns(() => {}));
  // The class's own, of this visit: what the teacher has tried alone stays off the wall.
  const [tried, setTried] = useState<readonly string[]>([]);
  const [hintsOpen, setHintsOpen] = useState(false);
  const hintsTitle = useRef<HTMLHeadingElement>(null);
  const revelationTitle = useRef<HTMLHeadingElement>(null);

  const state = useRiddleDay({ player, riddle, playSound: sound.play, isRehearsal });
  const { progress, hints, hintCount, board, hasBoard, answering, success, done } = state;
  const { submit, canReveal, askReveal, confirmation } = state;
  const { verdict, sending, sent, wait } = answering;
  const [lastVerdict, setLastVerdict] = useState(verdict);
  if (verdict !== lastVerdict) {
    setLastVerdict(verdict);
    if (verdict && isWrong(verdict) && sent?.kind === 'answer') setTried(withWrongAnswer(tried, sent.text));
  }
  useEffect(() => {
    if (hintsOpen) hintsTitle.current?.focus();
  }, [hintsOpen]);
  const askHint = () => {
    setHintsOpen(true);
    // A rehearsal has them all.
    if (!isRehearsal) hints.setAsking(true);
  };

  return (
    <ProjectorFrame
      heading={
        <>
          <span className="projector-day">Jour {day}</span>
          <span className="sr-only"> : </span>
          <span data-narration="title">{title}</span>
        </>
      }
      title={useGameTitle(`Jour ${day} : ${title}`)}
      tools={
        <>
          <ListenButton
            player={player}
            riddle={riddle}
            soundOn={sound.on}
            turns={turns}
            turnSoundOn={() => sound.set(true)}
          />
          <Button
            aria-label={sound.on ? 'Couper le son' : 'Activer le son'}
            onClick={() => sound.set(!sound.on)}
            variant="quiet"
          >
            {sound.on ? <SoundOnIcon className="size-6" /> : <SoundOffIcon className="size-6" />}
          </Button>
          {isRehearsal && (
            <Button busy={sending} onClick={done ? onRepeat : askReveal} variant="quiet">
              {done ? 'Reprendre' : 'Voir la réponse'}
            </Button>
          )}
          {hints.total > 0 && (
            <Button aria-expanded={hintsOpen} onClick={() => setHintsOpen(!hintsOpen)} variant="quiet">
              {hintsOpen ? 'Ranger les indices' : 'Indices'}
            </Button>
          )}
        </>
      }
    >
      {isRehearsal && (
        <p className="projector-rehearsal" role="note">
          Répétition&nbsp;: rien n'est compté, ni gardé.
        </p>
      )}
      {!done && !isRehearsal && <WaitingNotice answering={answering} isAlone />}
      <div className="projector-stage riddle-parchment relative">
        <Reader>
          <DayText
            canReveal={canReveal}
            done={done}
            hints={hints}
            hintsTitle={hintsOpen ? hintsTitle : null}
            onPlayingChange={turns.riddle}
            onReveal={askReveal}
            player={player}
            playSound={sound.play}
            revelationTitle={revelationTitle}
            riddle={riddle}
            success={success}
            tried={done || board.answer !== undefined ? [] : tried}
          />
        </Reader>
        <div className="projector-play">
          {hasBoard ? (
            <FittedBoard>
              <PlayBoard
                board={board}
                hasSolved={(each) => progress.days.has(each)}
                hintCount={hints.count}
                locked={done || sending}
                onPlayingChange={turns.riddle}
                soundOn={sound.on}
              />
            </FittedBoard>
          ) : media.type === 'none' || done ? (
            <DrawnDay day={day} solved={done} />
          ) : (
            <FittedBoard>
              <RiddleMedia media={media} onPlayingChange={turns.riddle} />
            </FittedBoard>
          )}
          {!done && board.isReady && (
            <AnswerForm
              answering={answering}
              day={day}
              hintCount={isRehearsal ? null : hintCount}
              player={player}
              made={board.answer}
              onSubmit={submit}
            />
          )}
        </div>
      </div>
      <PaperNote day={day} />
      <AnswerDialogs
        help={helpAfter({
          triedCount: done ? 0 : tried.length,
          hints,
          canReveal,
          askHint: askHint,
          askReveal,
          isFree: isRehearsal,
        })}
        verdict={verdict}
        wait={wait}
      />
      <RevealAnswerDialog {...confirmation} />
      {success && (
        <ClassSuccess
          isRehearsal={isRehearsal}
          onClose={() => revelationTitle.current?.focus()}
          success={success}
        />
      )}
    </ProjectorFrame>
  );
}
