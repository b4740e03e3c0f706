import { vi } from 'vitest';

/** What a sentence of the fake engine was asked. */
export interface Said {
  text: string;
  rate: number;
  voice: string | undefined;
}

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: { name: string } | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/** A speech engine of tests, on the fake clock. It takes 65 ms a character, and gives up what takes more than 15 s, as Chrome does. */
export function installFakeSpeech(names: readonly string[] = ['Thomas']) {
  const engine = Object.assign(new EventTarget(), {
    voices: voicesOf(names),
    said: new Array<Said>(),
    /** Of the next sentence. */
    fault: null as string | null,
    speaking: null as FakeUtterance | null,
    getVoices: () => engine.voices,
    speak: (utterance: FakeUtterance) => {
      if (utterance.text === '') return;
      engine.said.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice?.name });
      engine.speaking = utterance;
      const { fault } = engine;
      engine.fault = null;
      const durationMs = (utterance.text.length * 65) / utterance.rate;
      setTimeout(() => engine.speaking === utterance && utterance.dispatchEvent(new Event('start')), 10);
      setTimeout(
        () => {
          if (engine.speaking !== utterance) return;
          engine.speaking = null;
          const error = fault ?? (durationMs > 15_000 ? 'synthesis-failed' : null);
          utterance.dispatchEvent(error ? Object.assign(new Event('error'), { error }) : new Event('end'));
        },
        Math.min(durationMs, 15_000),
      );
    },
    cancel: () => {
      const cut = engine.speaking;
      engine.speaking = null;
      if (cut)
        setTimeout(() => cut.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' })), 0);
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
