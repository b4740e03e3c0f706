import { logFailure } from '@/lib/log';
import { requestPlayback } from './audioSession';

/** `blocked`: waiting for the user gesture that the browser requires. `starting`: loading. */
export type MusicState = 'off' | 'starting' | 'blocked' | 'playing';

export type Music = ReturnType<typeof createMusic>;

interface Loop {
  url: string;
  startS: number;
  durationS: number;
}

const FADE_S = 0.25;
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;
/** Marks the control of the music: a gesture on it does not start the music by itself. */
export const SOUND_CONTROL = 'data-sound-control';

/** A start that the browser allows takes less. */
const BLOCKED_AFTER_MS = 1_000;

const hasHadGesture = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** True if the browser refuses sound. Asked of an empty element: to open the audio for this answer takes a slow phone 0.2 s. */
function isSoundRefused(): Promise<boolean> {
  const answer = new Audio().play().then(
    () => false,
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  );
  // If sound is allowed, the element waits for a source.
  return Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);
}

/**
 * Creates a gapless music loop. Where the browser blocks sound before a user gesture, it says so in the log, and loads and starts at
 * the first one. Paused while the tab is hidden.
 * @param volume 0 to 1.
 */
export function createMusic(loop: Loop, volume: number) {
  const listeners = new Set<() => void>();
  let state: MusicState = 'off';
  let wanted = false;
  let hushed = false;
  let context: AudioContext | undefined;
  let gain: GainNode | undefined;
  let playing = false;
  let loading: Promise<void> | undefined;
  let blockedTimer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    const next = stateOf();
    if (next === state) return;
    state = next;
    for (const gesture of GESTURES) {
      if (state === 'blocked') addEventListener(gesture, onGesture, { capture: true, passive: true });
      else removeEventListener(gesture, onGesture, { capture: true });
    }
    for (const listener of listeners) listener();
  };
  const stateOf = (): MusicState => {
    if (!wanted) return 'off';
    if (context?.state === 'running') return playing ? 'playing' : 'starting';
    return document.hidden ? state : 'blocked';
  };
  /** The file, of half a megabyte, loads once it can be played. */
  const onState = () => {
    const into = context;
    if (wanted && into?.state === 'running') {
      loading ??= load(into).then(report, (error: unknown) => {
        if (into.state !== 'closed') fail(error);
      });
    }
    report();
  };
  const fail = (error: unknown) => {
    logFailure('Musique', error);
    loading = undefined;
    wanted = false;
    report();
  };
  const onGesture = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(`[${SOUND_CONTROL}]`)) return;
    resume();
  };
  const resume = () => {
    try {
      requestPlayback();
      context ??= open();
      // Stays pending while the browser waits for a gesture.
      void context.resume();
      onState();
    } catch (error) {
      fail(error);
    }
  };
  const begin = async () => {
    if (!context && !hasHadGesture() && (await isSoundRefused())) report();
    else if (wanted) resume();
  };
  const onVisibility = () => {
    if (!context || !wanted) return;
    void (document.hidden ? context.suspend() : context.resume());
  };

  async function load(into: AudioContext): Promise<void> {
    const response = await fetch(loop.url);
    if (!response.ok) throw new Error(`${loop.url} : ${response.status}`);
    const buffer = await into.decodeAudioData(await response.arrayBuffer());
    if (into.state === 'closed') return;
    gain = new GainNode(into, { gain: hushed ? 0 : volume });
    gain.connect(into.destination);
    const source = new AudioBufferSourceNode(into, {
      buffer,
      loop: true,
      loopStart: loop.startS,
      loopEnd: loop.startS + loop.durationS,
    });
    source.connect(gain);
    source.start(0, loop.startS);
    playing = true;
  }

  function open(): AudioContext {
    const opened = new AudioContext();
    opened.addEventListener('statechange', onState);
    document.addEventListener('visibilitychange', onVisibility);
    return opened;
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => {
      wanted = true;
      void begin();
      clearTimeout(blockedTimer);
      blockedTimer = setTimeout(() => {
        if (state === 'blocked') logFailure('Musique', 'le navigateur attend un geste');
      }, BLOCKED_AFTER_MS);
    },
    pause: () => {
      wanted = false;
      void context?.suspend();
      report();
    },
    /** Fades out for another sound, and back in. */
    setQuiet: (quiet: boolean) => {
      hushed = quiet;
      if (context && gain) gain.gain.setTargetAtTime(quiet ? 0 : volume, context.currentTime, FADE_S / 3);
    },
    /** Stops for good and releases the audio context. */
    close: () => {
      wanted = false;
      clearTimeout(blockedTimer);
      document.removeEventListener('visibilitychange', onVisibility);
      report();
      if (context && context.state !== 'closed') void context.close();
    },
  };
}
