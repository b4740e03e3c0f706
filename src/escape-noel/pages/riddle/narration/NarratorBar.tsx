import SnailIcon from '@art/icons/snail.svg?react';
import AgainIcon from '@art/icons/turn.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Riddle } from '@/api/riddles';
import { hasFrenchVoice } from '@/effects/frenchVoice';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { CloseIcon, NextIcon, PauseIcon, PlayIcon } from '@/ui/icons';
import { typedAnswersOf } from '../../../game/storage/typedAnswers';
import { useEdition } from '../../../game/edition/useEdition';
import { useMediaAddress } from '../../../game/media/mediaAddress';
import type { Player } from '../../../game/player/player';
import { hintsQuery, revelationQuery } from '../../../game/player/player.queries';
import type { NarrationSound } from '../soundTurns';
import { boardQuery } from '../riddle.queries';
import { elementOf, highlight } from './highlight';
import { createNarrator, NORMAL, SLOW } from './narrator';
import { passagesOf, stepsOf, type Step } from './steps';
import { useInterruptions } from './useInterruptions';
import './narration.css';

export interface NarratorBarProps extends NarrationSound {
  id: string;
  player: Player;
  riddle: Riddle;
  onClose: () => void;
}

/** Reads the day aloud from when it is mounted until it is not, and has the controls. */
export function NarratorBar({ id, player, riddle, soundOn, turnSoundOn, turns, onClose }: NarratorBarProps) {
  const readSteps = useSteps(player, riddle);
  const [narrator] = useState(() => createNarrator({ readSteps, onPlayingChange: turns.voice }));
  const { status, step, rate } = useSyncExternalStore(narrator.subscribe, narrator.state);
  useInterruptions(narrator.pause, turns);

  // Sound that is switched off stops the voice, and switched on begins it.
  useEffect(() => {
    if (!soundOn) return undefined;
    for (const medium of document.querySelectorAll<HTMLMediaElement>('main :is(audio, video)'))
      medium.pause();
    narrator.resume();
    return narrator.pause;
  }, [narrator, soundOn]);
  useEffect(() => {
    highlight(status === 'finished' ? null : step);
    return () => highlight(null);
  }, [status, step]);

  const main = !soundOn
    ? { label: 'Activer le son', icon: null, act: turnSoundOn }
    : status === 'reading'
      ? { label: 'Pause', icon: <PauseIcon className="size-6" />, act: narrator.pause }
      : { label: 'Continuer', icon: <PlayIcon className="size-6" />, act: narrator.resume };
  return (
    <section
      aria-label="Lecture à voix haute"
      className="narration-bar fixed inset-x-3 bottom-3 z-30 mx-auto grid max-w-md gap-2 rounded-xl border-2 border-nuit-gold bg-nuit-dusk p-2 print:hidden"
      id={id}
    >
      <p
        aria-live="polite"
        className="px-2 pt-1 text-center text-base empty:hidden"
        data-failed={status === 'failed' || status === 'voiceless' || undefined}
      >
        {soundOn ? MESSAGES[status] : 'Le son est coupé.'}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        {soundOn && (
          <Control label={status === 'finished' ? 'Réécouter' : 'Encore'} onPress={narrator.again}>
            <AgainIcon className="size-6" />
          </Control>
        )}
        {/* One button, whatever it does: it keeps the focus. */}
        <Button className="px-4" onClick={main.act} variant="gold">
          {main.icon}
          <span className={soundOn ? 'max-sm:sr-only' : undefined}>{main.label}</span>
        </Button>
        {soundOn && (
          <>
            <Control label="Passer à la suite" onPress={narrator.next}>
              <NextIcon className="size-6" />
            </Control>
            <Control
              isPressed={rate === SLOW}
              label="Plus lentement"
              onPress={() => narrator.setRate(rate === SLOW ? NORMAL : SLOW)}
            >
              <SnailIcon className="size-6" />
            </Control>
          </>
        )}
        <Control label="Arrêter la lecture" onPress={onClose}>
          <CloseIcon className="size-6" />
        </Control>
      </div>
    </section>
  );
}

const MESSAGES = {
  reading: '',
  paused: '',
  finished: 'Tout est lu.',
  failed: 'La voix de ton appareil ne répond pas. Continue pour essayer encore.',
  voiceless:
    "Ton appareil n'a pas de voix française installée. Ajoutes-en une dans ses réglages de synthèse vocale, puis recharge la page.",
} as const;

interface ControlProps {
  label: string;
  onPress: () => void;
  isPressed?: boolean;
  children: ReactNode;
}

const Control = ({ label, onPress, isPressed, children }: ControlProps) => (
  <button
    aria-label={label}
    aria-pressed={isPressed}
    className={classes(
      'grid min-h-12 min-w-12 place-items-center rounded-full border-2 font-bold transition-colors duration-touch hover:bg-nuit-veil',
      isPressed ? 'border-nuit-gold text-nuit-gold' : 'border-transparent text-nuit-ivory',
    )}
    onClick={onPress}
    title={label}
    type="button"
  >
    {children}
  </button>
);

/** The steps that can be read now, from the page's content. */
function useSteps(player: Player, riddle: Riddle): (withRecording: boolean) => Step[] {
  const queries = useQueryClient();
  const edition = useEdition();
  const addressOf = useMediaAddress();
  const { day, play, narrationUrl } = riddle;
  return (withRecording) => {
    const board = play && queries.getQueryData(boardQuery(day, play).queryKey);
    const passages = passagesOf({
      ...riddle,
      board: board?.narrated(typedAnswersOf(edition, player.id).board(day).read()) ?? [],
      hints: queries.getQueryData(hintsQuery(player, day).queryKey) ?? [],
      revelation: queries.getQueryData(revelationQuery(player, day).queryKey) ?? null,
    });
    const recording = withRecording && narrationUrl !== null ? addressOf(narrationUrl) : null;
    const hasVoice = 'speechSynthesis' in globalThis && hasFrenchVoice(speechSynthesis.getVoices());
    return stepsOf(passages, (key) => elementOf(key) !== null, recording, hasVoice);
  };
}
