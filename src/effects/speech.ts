/** What happens to something that is being played aloud; one of them, once. */
export interface PlaybackEvents {
  onEnd: () => void;
  /** Another page, or the device, has stopped it. */
  onInterrupted: () => void;
  onError: (cause: unknown) => void;
}

/** Chrome loses the events of an utterance that is collected as garbage. */
const current = new Set<SpeechSynthesisUtterance>();

/** Milliseconds after which a voice that has not said that it has ended is taken for one that never will. */
const patienceMs = (text: string, rate: number) => 8_000 + (text.length * 150) / rate;

/**
 * Says a sentence, now. Some engines report no end, or nothing at all: after a while a sentence that had begun counts as ended.
 * @returns stops it; then no event follows.
 */
export function speak(
  text: string,
  { voice, rate }: { voice: SpeechSynthesisVoice | null; rate: number },
  { onEnd, onInterrupted, onError }: PlaybackEvents,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice?.lang ?? 'fr-FR';
  utterance.rate = rate;
  let hasBegun = false;
  let isOver = false;
  const finish = (report: () => void) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    current.delete(utterance);
    report();
  };
  const timer = setTimeout(
    () =>
      finish(() => {
        speechSynthesis.cancel();
        if (hasBegun) onEnd();
        else onError('the voice has said nothing');
      }),
    patienceMs(text, rate),
  );
  utterance.addEventListener('start', () => {
    hasBegun = true;
  });
  utterance.addEventListener('end', () => finish(onEnd));
  utterance.addEventListener('error', ({ error }) =>
    finish(error === 'canceled' || error === 'interrupted' ? onInterrupted : () => onError(error)),
  );
  current.add(utterance);
  speechSynthesis.speak(utterance);
  return () => finish(() => speechSynthesis.cancel());
}

/** Lets the page speak later on: iOS wants the first sentence inside a gesture. */
export function unlockSpeech(): void {
  if (!('speechSynthesis' in globalThis)) return;
  // What an earlier page has left in the queue.
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
