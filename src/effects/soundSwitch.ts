import { useCallback, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { logFailure } from '@/lib/log';
import { persisted } from '@/lib/storage';
import { useCalm } from '@/lib/calm';

const SOUND_KEY = 'escape-noel-son';
const SOUND_VOLUME = 0.6;

/** The small sounds of the game: `public/sounds/<name>.mp3`. */
export type SoundName = 'succes' | 'echec' | 'indice';

const choiceOf = (owner: string | null) =>
  persisted('local', owner === null ? SOUND_KEY : `${SOUND_KEY}-${owner}`, v.nullable(v.boolean()), null);

/** Whether sounds are wanted, and how to change it. */
export type SoundSwitch = ReturnType<typeof useSoundSwitch>;

/**
 * The one switch of everything that is heard, remembered for each person. « Mode calme » turns it off; turning it on again
 * then lasts as long as the page, and changes nothing that is remembered.
 * @param owner the person's id; null for a visitor.
 */
export function useSoundSwitch(owner: string | null) {
  const calm = useCalm();
  const chosen = useSyncExternalStore(
    useCallback((listener: () => void) => choiceOf(owner).follow(listener), [owner]),
    () => choiceOf(owner).read() ?? choiceOf(null).read() ?? true,
    () => false,
  );
  // The choice made while calm; forgotten when calm comes or goes.
  const [exception, setException] = useState({ calm, on: false });
  const on = calm ? exception.calm === calm && exception.on : chosen;
  if (exception.calm !== calm) setException({ calm, on: false });
  return {
    on,
    set: (next: boolean) => {
      if (calm) setException({ calm, on: next });
      else choiceOf(owner).write(next);
    },
    /** Plays a small sound, if sounds are wanted. */
    play: (name: SoundName) => {
      if (on) playSound(name);
    },
  };
}

function playSound(name: SoundName): void {
  const audio = new Audio(`/sounds/${name}.mp3`);
  audio.volume = SOUND_VOLUME;
  audio.play().catch((error: unknown) => logFailure('Son', error));
}
