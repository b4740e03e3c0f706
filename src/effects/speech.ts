import { bestFrenchVoice, hasFrenchVoice } from './frenchVoice';

/** Outcomes of playing something aloud: exactly one of them is called, once. */
export interface PlaybackEvents {
  onEnd: () => void;
  /** Another page, or the device, has stopped it. */
  onInterrupted: () => void;
  /** `NO_VOICE`, or what the engine says. */
  onError: (cause: unknown) => void;
}

/** Every French voice of the device has turned out not to be installed. */
export const NO_VOICE = 'no French voice of the device is installed';

/** Engines lose what they are asked to say right after a `cancel()`. */
const AFTER_CANCEL_MS = 150;
/** A sentence that has not begun by then is lost. */
const START_WITHIN_MS = 2_000;
const TRIES_OF_A_VOICE = 2;
/** Milliseconds after which a voice that has not said that it has ended is taken for one that never will. */
const patienceMs = (text: string, rate: number) => 8_000 + (text.length * 150) / rate;

const INTERRUPTIONS = new Set(['canceled', 'interrupted']);
const NOT_INSTALLED = new Set(['language-unavailable', 'voice-unavailable']);
/** Errors that another voice may not have. */
const FAILED_VOICE = new Set(['network', 'synthesis-failed', 'synthesis-unavailable']);

/** Voices that are not chosen again during this visit, by their names. */
const notInstalled = new Set<string>();
/** Voices that have failed: chosen again once no other is left. */
const failed = new Set<string>();

/** Chrome loses the events of an utterance that is collected as garbage. */
const current = new Set<SpeechSynthesisUtterance>();
/** Says the current sentence again. */
let repeat: (() => void) | null = null;
let quietUntil = 0;

function cancel(): void {
  speechSynthesis.cancel();
  quietUntil = performance.now() + AFTER_CANCEL_MS;
}

/** @returns null where none is listed, for the engine's own choice; undefined where none is left. */
function usableVoice(): SpeechSynthesisVoice | null | undefined {
  const voices = speechSynthesis.getVoices();
  const usable = voices.filter(({ name }) => !notInstalled.has(name) && !failed.has(name));
  return bestFrenchVoice(usable) ?? (hasFrenchVoice(voices) ? undefined : null);
}

/**
 * Says a sentence with the best French voice, now or once the engine can. A voice that says nothing is asked again, then replaced by the
 * next one. Some engines report no end: after a while a sentence that had begun counts as ended.
 * @returns stops it; then no event follows.
 */
export function speak(
  text: string,
  rate: number,
  { onEnd, onInterrupted, onError }: PlaybackEvents,
): () => void {
  let utterance: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let tries = 0;
  function release() {
    clearTimeout(timer);
    if (utterance) current.delete(utterance);
    utterance = null;
  }
  function finish(report: () => void) {
    if (isOver) return;
    isOver = true;
    release();
    if (repeat === attempt) repeat = null;
    report();
  }
  function attempt() {
    release();
    const waitMs = Math.min(quietUntil - performance.now(), AFTER_CANCEL_MS);
    if (waitMs > 0) timer = setTimeout(choose, waitMs);
    else choose();
  }
  function choose() {
    const voice = usableVoice();
    if (voice === undefined) {
      // They may answer the next time.
      const mayAnswer = failed.size > 0;
      failed.clear();
      finish(() => onError(mayAnswer ? 'no French voice answers' : NO_VOICE));
    } else say(voice);
  }
  function next(struck: Set<string>, voice: SpeechSynthesisVoice | null, cause: string) {
    if (!voice) {
      finish(() => onError(cause));
      return;
    }
    struck.add(voice.name);
    tries = 0;
    attempt();
  }
  function say(voice: SpeechSynthesisVoice | null) {
    const mine = new SpeechSynthesisUtterance(text);
    const isMine = () => utterance === mine;
    utterance = mine;
    mine.voice = voice;
    mine.lang = voice?.lang ?? 'fr-FR';
    mine.rate = rate;
    mine.addEventListener('start', () => {
      if (isMine()) {
        clearTimeout(timer);
        timer = setTimeout(
          () => {
            cancel();
            finish(onEnd);
          },
          patienceMs(text, rate),
        );
      } else {
        // It was cancelled, and begins all the same.
        cancel();
        repeat?.();
      }
    });
    mine.addEventListener('end', () => isMine() && finish(onEnd));
    mine.addEventListener('error', ({ error }) => {
      if (!isMine()) return;
      if (INTERRUPTIONS.has(error)) finish(onInterrupted);
      else if (NOT_INSTALLED.has(error)) next(notInstalled, voice, error);
      else if (FAILED_VOICE.has(error)) next(failed, voice, error);
      else finish(() => onError(error));
    });
    current.add(mine);
    timer = setTimeout(() => {
      tries += 1;
      cancel();
      if (tries < TRIES_OF_A_VOICE) attempt();
      else next(failed, voice, 'the voice has said nothing');
    }, START_WITHIN_MS);
    speechSynthesis.speak(mine);
  }
  repeat = attempt;
  attempt();
  return () => finish(cancel);
}

/** Lets the page speak later on: iOS wants the first utterance inside a gesture. */
export function unlockSpeech(): void {
  if (!('speechSynthesis' in globalThis)) return;
  // Clears what an earlier page has left in the queue.
  if (speechSynthesis.speaking || speechSynthesis.pending) cancel();
  // Some engines never end an empty utterance.
  const silence = new SpeechSynthesisUtterance(' ');
  silence.lang = 'fr-FR';
  silence.volume = 0;
  speechSynthesis.speak(silence);
}
