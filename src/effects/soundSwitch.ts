import { useCallback, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { logFailure } from '@/lib/log';
import { persisted } from '@/lib/storage';
import { useCalm } from '@/lib/calm';

const SOUND_KEY = 'escape-noel-son';

/** `public/sounds/<name>.mp3`. */
export type SoundName = 'succes' | 'echec' | 'indice';

const choiceOf = (owner: string | null) =>
  persisted('local', owner === null ? SOUND_KEY : `${SOUND_KEY}-${owner}`, v.nullable(v.boolean()), null);

export type SoundSwitch = ReturnType<typeof useSoundSwitch>;

/** Stored for each player. Turned on in « Mode calme », it stays so for the page only. @param owner the player's id; null for a visitor. */
export function useSoundSwitch(owner: string | null) {
  const calm = useCalm();
  const chosen = useSyncExternalStore(
    useCallback((listener: () => void) => choiceOf(owner).follow(listener), [owner]),
    () => choiceOf(owner).read() ?? choiceOf(null).read() ?? true,
    () => false,
  );
  const [exception, setException] = useState({ calm, on: false });
  const on = calm ? exception.calm === calm && exception.on : chosen;
  if (exception.calm !== calm) setException({ calm, on: false });
  return {
    on,
    set: (next: boolean) => {
      if (calm) setException({ calm, on: next });
      else choiceOf(owner).write(next);
    },
    play: (name: SoundName) => {
      if (on) playSound(name);
    },
  };
}

function playSound(name: SoundName): void {
  const audio = new Audio(`/sounds/${name}.mp3`);
  audio.volume = 0.6;
  audio.play().catch((error: unknown) => logFailure('Son', error));
}
