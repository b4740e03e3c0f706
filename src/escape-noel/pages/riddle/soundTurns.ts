export type SoundTurns = ReturnType<typeof createSoundTurns>;

/**
 * Arbitrates the sounds of the page: the riddle's own sounds and the voice that reads it never together (rule 19.4), and the music with neither.
 * @param setQuiet mutes the music.
 */
export function createSoundTurns(setQuiet: (quiet: boolean) => void) {
  const playing = { riddle: false, voice: false };
  const listeners = new Set<() => void>();
  const change = (who: keyof typeof playing) => (isPlaying: boolean) => {
    playing[who] = isPlaying;
    if (who === 'riddle' && isPlaying) for (const listener of listeners) listener();
    setQuiet(playing.riddle || playing.voice);
  };
  return {
    /** A recording, a film or a board starts or stops. */
    riddle: change('riddle'),
    /** The voice starts or stops. */
    voice: change('voice'),
    /** Calls back when a sound of the riddle starts. @returns a function that unsubscribes. */
    onRiddle: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export interface NarrationSound {
  soundOn: boolean;
  turnSoundOn: () => void;
  turns: SoundTurns;
}
