import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTimeout } from '@/lib/useTimeout';
import { createMusic } from './music';
import { MUSIC_LOOP } from './musicLoop';
import type { SoundSwitch } from './soundSwitch';

/** Rule 11.6. */
const MUSIC_DELAY_MS = 1_000;
const MUSIC_VOLUME = 0.3;

export type PageMusic = ReturnType<typeof useMusic>;

/** @param isTheirs whether the player is known: until then the music does not start by itself. */
export function useMusic(sound: SoundSwitch, isTheirs = true) {
  const [music] = useState(() => createMusic(MUSIC_LOOP, MUSIC_VOLUME));
  const [due, setDue] = useState(false);

  useTimeout(() => setDue(true), MUSIC_DELAY_MS);
  useEffect(() => () => music.close(), [music]);

  useEffect(() => {
    if (!due || !isTheirs) return;
    if (sound.on) music.play();
    else music.pause();
  }, [music, due, isTheirs, sound.on]);

  const state = useSyncExternalStore(music.subscribe, music.state, () => 'off');
  return {
    state,
    toggle: () => {
      if (state === 'playing') {
        sound.set(false);
        return;
      }
      // The press is the gesture that browsers require.
      setDue(true);
      sound.set(true);
      music.play();
    },
    setQuiet: music.setQuiet,
  };
}
