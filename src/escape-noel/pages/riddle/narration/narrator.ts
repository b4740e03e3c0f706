import { NO_VOICE, speak, type PlaybackEvents } from '@/effects/speech';
import { logFailure } from '@/lib/log';
import { spokenText } from '@/lib/sentences';
import { playRecording } from './playRecording';
import { isSameStep, type Step } from './steps';

/** Rates of the voice. */
export const NORMAL = 1;
export const SLOW = 0.8;

const NOTHING = () => undefined;

export interface NarrationState {
  /** `voiceless`: no voice of the device is installed, and trying again does not help. */
  status: 'reading' | 'paused' | 'finished' | 'failed' | 'voiceless';
  /** The step that is read, or that « Continuer » begins again. */
  step: Step | null;
  rate: number;
}

interface NarratorOptions {
  /**
   * The steps that can be played now: read again after each step, as hints and the revelation may have come meanwhile.
   * @param withRecording false once the recording has failed.
   */
  readSteps: (withRecording: boolean) => Step[];
  /** It starts or stops to play: the music is muted meanwhile. */
  onPlayingChange: (playing: boolean) => void;
}

/**
 * Reads a day aloud, step by step (rule 19.1). A pause ends the sentence and « Continuer » begins it again: engines that can
 * resume one are few.
 */
export function createNarrator({ readSteps, onPlayingChange }: NarratorOptions) {
  const listeners = new Set<() => void>();
  let state: NarrationState = { status: 'paused', step: null, rate: NORMAL };
  /** Of the current step in the list, for when the step is no longer in it. */
  let place = 0;
  /** Position at which the recording was paused. */
  let pausedAtS = 0;
  let withRecording = true;
  let stopStep: () => void = NOTHING;

  function set(change: Partial<NarrationState>): void {
    const wasReading = state.status === 'reading';
    state = { ...state, ...change };
    if ((state.status === 'reading') !== wasReading) onPlayingChange(!wasReading);
    for (const listener of listeners) listener();
  }

  function halt(status: NarrationState['status']): void {
    stopStep();
    stopStep = NOTHING;
    set({ status });
  }

  function begin(step: Step | undefined, fromS = 0): void {
    stopStep();
    if (!step) {
      halt('finished');
      return;
    }
    set({ status: 'reading', step });
    const events: PlaybackEvents = {
      onEnd: next,
      onInterrupted: () => halt('paused'),
      onError: (cause) => {
        logFailure('Lecture à voix haute', cause);
        if (step.kind === 'recording') withRecording = false;
        const others = step.kind === 'recording' ? readSteps(false) : [];
        if (others.length > 0) start();
        else halt(cause === NO_VOICE ? 'voiceless' : 'failed');
      },
    };
    if (step.kind === 'recording') {
      const stop = playRecording(step.url, { rate: state.rate, fromS }, events);
      stopStep = () => {
        pausedAtS = stop();
      };
    } else {
      const words = spokenText(step.text.slice(step.span.start, step.span.end));
      stopStep = speak(words, state.rate, events);
    }
  }

  function start(): void {
    place = 0;
    begin(readSteps(withRecording)[0]);
  }

  function next(): void {
    const { step } = state;
    const steps = readSteps(withRecording);
    const at = step ? steps.findIndex((each) => isSameStep(each, step)) : -1;
    place = at === -1 ? place : at + 1;
    begin(steps[place]);
  }

  function resume(fromS: number): void {
    if (state.step && state.status !== 'finished') begin(state.step, fromS);
    else start();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins the current step again, or everything once it is finished. */
    again: () => resume(0),
    resume: () => resume(pausedAtS),
    pause: () => {
      if (state.status === 'reading') halt('paused');
    },
    next,
    /** Changes the rate from now on: what is read begins again. */
    setRate: (rate: number) => {
      stopStep();
      set({ rate });
      if (state.status === 'reading') resume(pausedAtS);
    },
    /** Stops for good. */
    close: () => halt('finished'),
  };
}
