import { useCallback, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { logFailure } from '@/lib/log';
import { persisted } from '@/lib/storage';
import { useCalm } from '@/lib/calm';

const SOUND_KEY = 'escape-noel-son';
const SOUND_VOLUME = 0.6;

/** The sound effects of the game: `public/sounds/<name>.mp3`. */
export type SoundName = 'succes' | 'echec' | 'indice';

const choiceOf = (owner: string | null) =>
  persisted('local', owner === null ? SOUND_KEY : `${SOUND_KEY}-${owner}`, v.nullable(v.boolean()), null);

export type SoundSwitch = ReturnType<typeof useSoundSwitch>;

/**
 * The switch of all sounds, stored for each player. « Mode calme » turns it off; turned on again, it stays so for the page only and
 * is not stored.
 * @param owner the player's id; null for a visitor.
 */
export function useSoundSwitch(owner: string | null) {
  const calm = useCalm();
  const chosen = useSyncExternalStore(
    useCallback((listener: () => void) => choiceOf(owner).follow(listener), [owner]),
    () => choiceOf(owner).read() ?? choiceOf(null).read() ?? true,
    () => false,
  );
  // The choice made in « Mode calme ».
  const [exception, setException] = useState({ calm, on: false });
  const on = calm ? exception.calm === calm && exception.on : chosen;
  if (exception.calm !== calm) setException({ calm, on: false });
  return {
    on,
    set: (next: boolean) => {
      if (calm) setException({ calm, on: next });
      else choiceOf(owner).write(next);
    },
    /** Plays a sound effect if the switch is on. */
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
