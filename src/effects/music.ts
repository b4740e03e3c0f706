import { logFailure } from '@/lib/log';

/** `blocked`: it should play, but the browser waits for a gesture. `starting`: it is being fetched. */
export type MusicState = 'off' | 'starting' | 'blocked' | 'playing';

/** A looping piece of music, silent until it is told to play. */
export type Music = ReturnType<typeof createMusic>;

interface Loop {
  url: string;
  startS: number;
  durationS: number;
}

const FADE_S = 0.25;
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;
/** On the control that turns the music on and off: a gesture on it is an answer of its own. */
export const SOUND_CONTROL = 'data-sound-control';

/** Nobody has touched the page yet. The first gesture then opens the audio, for which a small phone takes a fifth of a second. */
const isUntouched = () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

/**
 * Prepares a piece that loops without a seam: the samples between two points are played over and over by the Web Audio clock.
 * Where the browser forbids sound before a gesture, it is fetched and starts at the first one. Silent while the tab is hidden.
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
  /** The file is half a megabyte: it is fetched once it may be heard. */
  const onState = () => {
    const into = context;
    if (wanted && into?.state === 'running') {
      loading ??= load(into).then(report, (error: unknown) => {
        if (into.state !== 'closed') giveUp(error);
      });
    }
    report();
  };
  const giveUp = (error: unknown) => {
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
      context ??= open();
      // Stays pending while the browser waits for a gesture.
      void context.resume();
      onState();
    } catch (error) {
      giveUp(error);
    }
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
    follow: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: () => {
      wanted = true;
      if (context || !isUntouched()) resume();
      else report();
    },
    pause: () => {
      wanted = false;
      void context?.suspend();
      report();
    },
    /** Fades under something that must be heard, and back. */
    hush: (quiet: boolean) => {
      hushed = quiet;
      if (context && gain) gain.gain.setTargetAtTime(quiet ? 0 : volume, context.currentTime, FADE_S / 3);
    },
    /** Stops and lets everything go, for good. */
    close: () => {
      wanted = false;
      document.removeEventListener('visibilitychange', onVisibility);
      report();
      if (context && context.state !== 'closed') void context.close();
    },
  };
}
