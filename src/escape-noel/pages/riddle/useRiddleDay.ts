import { useEffect, useEffectEvent, useState } from 'react';
import type { Riddle } from '@/api/riddles';
import type { SoundName } from '@/effects/soundSwitch';
import type { Player } from '../../game/player/player';
import { REVEAL_ANSWER } from '../../game/player/submitToServer';
import { useProgress } from '../../game/player/useProgress';
import { useBoard } from './PlayBoard';
import { useAnswering } from './useAnswering';
import { useHints } from './useHints';
import { useOpeningCount } from './useOpeningCount';

interface RiddleDayProps {
  player: Player;
  riddle: Riddle;
  playSound: (name: SoundName) => void;
  onSolved?: () => void;
  /** A rehearsal counts nothing (rule 25.8): giving the answer up asks nothing. */
  isRehearsal?: boolean;
}

const doNothing = () => {};

/** The state of a day that is played, on its page and on the projector. */
export function useRiddleDay({
  player,
  riddle,
  playSound,
  onSolved = doNothing,
  isRehearsal = false,
}: RiddleDayProps) {
  const { day, play } = riddle;
  const progress = useProgress();
  const isStoredSolved = progress.days.has(day);
  useOpeningCount(player, day, isStoredSolved);
  const hints = useHints(player, riddle);
  const board = useBoard(player, day, play);
  const answering = useAnswering(player, day, onSolved);
  const { verdict, sending, send } = answering;

  const announce = useEffectEvent(playSound);
  useEffect(() => {
    if (verdict?.status === 'wrong') announce('echec');
    // A revealed answer is silent.
    if (verdict?.status === 'solved' && !verdict.success.revealed) announce('succes');
  }, [verdict]);

  const success = verdict?.status === 'solved' ? verdict.success : null;
  // While an answer is being judged the progress may already say « solved »: the board would disappear and come back.
  const done = success !== null || (isStoredSolved && !sending);
  const canReveal = !done && hints.total > 0 && hints.count >= hints.total;
  const [isConfirming, setIsConfirming] = useState(false);

  const reveal = () => send({ kind: 'reveal' });
  const askReveal = isRehearsal ? reveal : () => setIsConfirming(true);

  function submit(text: string) {
    if (text === REVEAL_ANSWER && canReveal) askReveal();
    else send({ kind: 'answer', text });
  }

  return {
    progress,
    hints,
    /** Hints revealed so far; null until it is known. */
    hintCount: hints.ready || hints.count > 0 ? hints.count : null,
    board,
    /** The board of a day found stays, locked. */
    hasBoard: play !== null && (!done || (success !== null && !success.revealed)),
    answering,
    /** The success of this visit. */
    success,
    done,
    submit,
    canReveal,
    askReveal,
    /** The confirmation of giving the answer up. */
    confirmation: {
      open: isConfirming && canReveal,
      onCancel: () => setIsConfirming(false),
      onReveal: reveal,
    },
  };
}
