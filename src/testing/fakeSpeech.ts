import { vi } from 'vitest';

/** Properties of a sentence that the fake engine received. */
export interface Said {
  text: string;
  rate: number;
  voice: string | undefined;
}

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  volume = 1;
  voice: { name: string } | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/** Known failures of an engine. */
interface Faults {
  /** Loses what it is asked less than this after a `cancel()`. */
  deafMs?: number;
  /** Never ends an utterance without text, and says nothing after it. */
  sticksOnEmpty?: boolean;
  /** Voices that are listed, and not installed: it reports this error, or nothing. */
  missing?: Record<string, 'language-unavailable' | 'voice-unavailable' | 'silence'>;
  /** Begins this late, whatever was cancelled meanwhile. */
  lateMs?: number;
}

/** A speech engine of tests, on the fake clock. It takes 65 ms a character, and gives up what takes more than 15 s, as Chrome does. */
export function installFakeSpeech(names: readonly string[] = ['Thomas'], faults: Faults = {}) {
  const { deafMs = 0, sticksOnEmpty = false, missing = {}, lateMs } = faults;
  let deafUntil = 0;
  const report = (utterance: FakeUtterance, error: string) =>
    utterance.dispatchEvent(Object.assign(new Event('error'), { error }));
  const engine = Object.assign(new EventTarget(), {
    voices: voicesOf(names),
    said: new Array<Said>(),
    /** Everything that was heard since the beginning. */
    heard: new Array<string>(),
    /** Of the next sentence. */
    fault: null as string | null,
    speaking: null as FakeUtterance | null,
    pending: false,
    isStuck: false,
    getVoices: () => engine.voices,
    speak: (utterance: FakeUtterance) => {
      if (utterance.text === '') engine.isStuck = sticksOnEmpty;
      if (utterance.text.trim() === '') return;
      const voice = utterance.voice?.name;
      engine.said.push({ text: utterance.text, rate: utterance.rate, voice });
      if (engine.isStuck || Date.now() < deafUntil) return;
      const lack = missing[voice ?? ''];
      if (lack) {
        if (lack !== 'silence') setTimeout(() => report(utterance, lack), 10);
        return;
      }
      engine.speaking = utterance;
      const { fault } = engine;
      engine.fault = null;
      const durationMs = (utterance.text.length * 65) / utterance.rate;
      setTimeout(() => {
        if (lateMs !== undefined) engine.speaking ??= utterance;
        if (engine.speaking !== utterance) return;
        engine.heard.push(utterance.text);
        utterance.dispatchEvent(new Event('start'));
      }, lateMs ?? 10);
      setTimeout(
        () => {
          if (engine.speaking !== utterance) return;
          engine.speaking = null;
          const error = fault ?? (durationMs > 15_000 ? 'synthesis-failed' : null);
          if (error) report(utterance, error);
          else utterance.dispatchEvent(new Event('end'));
        },
        (lateMs ?? 0) + Math.min(durationMs, 15_000),
      );
    },
    cancel: () => {
      const cut = engine.speaking;
      engine.speaking = null;
      engine.isStuck = false;
      deafUntil = Date.now() + deafMs;
      if (cut) setTimeout(() => report(cut, 'canceled'), 0);
    },
    /** A browser lists its voices late. */
    list: (late: readonly string[]) => {
      engine.voices = voicesOf(late);
      engine.dispatchEvent(new Event('voiceschanged'));
    },
    texts: () => engine.said.map(({ text }) => text),
  });
  vi.stubGlobal('speechSynthesis', engine);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return engine;
}

const voicesOf = (names: readonly string[]) =>
  names.map((name) => ({ name, lang: 'fr-FR', localService: true, default: false }));
