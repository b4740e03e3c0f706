import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createMusic, type Music, type MusicState } from './music';
import { MUSIC_LOOP } from './musicLoop';
import type { SoundSwitch } from './soundSwitch';

/** « Background music: starts about 1 s after opening, volume 0.3 » (spec §4, §9). */
export const MUSIC_DELAY_MS = 1_000;
export const MUSIC_VOLUME = 0.3;

const silence = () => 'off' as const;
const nothing = () => () => {};

/** The page's music, as its button needs it. */
export interface PageMusic {
  state: MusicState;
  toggle: () => void;
  hush: (hushed: boolean) => void;
}

/**
 * Plays the background music while the page is there: from a second after it opens until it is left.
 * @param sound the person's switch, which the music follows.
 */
export function useMusic(sound: SoundSwitch): PageMusic {
  const [music, setMusic] = useState<Music | null>(null);
  const [due, setDue] = useState(false);
  const hushed = useRef(false);

  useEffect(() => {
    const made = createMusic(MUSIC_LOOP, MUSIC_VOLUME);
    setMusic(made);
    const timer = setTimeout(() => setDue(true), MUSIC_DELAY_MS);
    return () => {
      clearTimeout(timer);
      made.close();
    };
  }, []);

  useEffect(() => {
    if (!music || !due) return;
    if (sound.on) music.play();
    else music.pause();
  }, [music, due, sound.on]);

  const state = useSyncExternalStore(music?.follow ?? nothing, music?.state ?? silence, silence);
  const { set } = sound;
  const toggle = useCallback(() => {
    if (state === 'playing') {
      set(false);
      return;
    }
    // Pressing the button is the gesture that browsers wait for.
    setDue(true);
    set(true);
    music?.play();
  }, [music, state, set]);
  const hush = useCallback(
    (quiet: boolean) => {
      hushed.current = quiet;
      music?.hush(quiet);
    },
    [music],
  );
  return useMemo(() => ({ state, toggle, hush }), [state, toggle, hush]);
}
