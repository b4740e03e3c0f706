import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTimeout } from '@/lib/useTimeout';
import { createMusic } from './music';
import { MUSIC_LOOP } from './musicLoop';
import type { SoundSwitch } from './soundSwitch';

/** « Background music: starts about 1 s after opening, volume 0.3 » (rule 11.6). */
const MUSIC_DELAY_MS = 1_000;
const MUSIC_VOLUME = 0.3;

/** The page's music, as its button needs it. */
export type PageMusic = ReturnType<typeof useMusic>;

/**
 * Plays the background music while the page is there: from a second after it opens until it is left.
 * @param sound the person's switch, which the music follows.
 * @param isTheirs whether it is known whose switch it is: nothing is heard by itself before.
 */
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

  const state = useSyncExternalStore(music.follow, music.state, () => 'off');
  return {
    state,
    toggle: () => {
      if (state === 'playing') {
        sound.set(false);
        return;
      }
      // Pressing the button is the gesture that browsers wait for.
      setDue(true);
      sound.set(true);
      music.play();
    },
    hush: music.hush,
  };
}
