import ListenIcon from '@art/icons/listen.svg?react';
import { useRef, useState, type ComponentType } from 'react';
import type { Riddle } from '@/api/riddles';
import { unlockSpeech } from '@/effects/speech';
import { useFrenchVoice } from '@/effects/useFrenchVoice';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import type { Player } from '../../game/player/player';
import type { NarratorBarProps } from './narration/NarratorBar';
import type { NarrationSound } from './soundTurns';

const BAR_ID = 'lecture';
/** A button at the corner of the stage. */
export const TOOL_LOOK =
  'flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-nuit-gold bg-nuit-night px-3 text-base font-bold text-nuit-gold shadow-night transition-colors duration-touch hover:bg-nuit-veil';

export interface ListenButtonProps extends NarrationSound {
  player: Player;
  riddle: Riddle;
}

/** « Écouter » (rules 19), where the day can be read aloud: by a recording of the edition or a French voice. Its code loads when it is pressed. */
export function ListenButton(props: ListenButtonProps) {
  const hasVoice = useFrenchVoice();
  const button = useRef<HTMLButtonElement>(null);
  const [Bar, setBar] = useState<ComponentType<NarratorBarProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!hasVoice && props.riddle.narrationUrl === null && !isOpen) return null;

  function open() {
    unlockSpeech();
    setOpen(true);
    loadModule(() => import('./narration/NarratorBar')).then(
      ({ NarratorBar }) => setBar(() => NarratorBar),
      (error: unknown) => {
        logFailure('Lecture à voix haute', error);
        setOpen(false);
      },
    );
  }
  return (
    <>
      <button
        aria-busy={(isOpen && !Bar) || undefined}
        aria-controls={isOpen && Bar ? BAR_ID : undefined}
        aria-expanded={isOpen}
        className={TOOL_LOOK}
        onClick={() => (isOpen ? setOpen(false) : open())}
        ref={button}
        type="button"
      >
        <ListenIcon className="size-6" />
        <span className="crowded:sr-only">Écouter</span>
      </button>
      {isOpen && Bar && (
        <Bar
          {...props}
          id={BAR_ID}
          onClose={() => {
            setOpen(false);
            button.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
