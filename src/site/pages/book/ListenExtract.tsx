import ListenIcon from '@art/icons/listen.svg?react';
import { useEffect, useRef, useState } from 'react';
import { speak, unlockSpeech } from '@/effects/speech';
import { useFrenchVoice } from '@/effects/useFrenchVoice';
import { sentencesOf, spokenText } from '@/lib/sentences';
import { Button } from '@/ui/Button';

/** A little slower than the voice's own: it reads to children. */
const RATE = 0.9;

/** « Écouter » under an extract, sentence by sentence, where the device has a French voice; else nothing (rule 26.17). */
export function ListenExtract({ extract }: { extract: string }) {
  const hasVoice = useFrenchVoice();
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const silence = useRef<(() => void) | null>(null);
  function stop() {
    silence.current?.();
    silence.current = null;
    setReading(false);
  }
  useEffect(() => {
    const stopHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopHidden);
      silence.current?.();
    };
  }, []);
  if (!hasVoice && !isReading) return null;

  const sentences = sentencesOf(extract).map(({ start, end }) => spokenText(extract.slice(start, end)));
  function read(index: number) {
    const sentence = sentences[index];
    if (sentence === undefined) {
      stop();
      return;
    }
    silence.current = speak(sentence, RATE, {
      onEnd: () => read(index + 1),
      onInterrupted: stop,
      onError: () => {
        setFailed(true);
        stop();
      },
    });
  }
  function listen() {
    unlockSpeech();
    setFailed(false);
    setReading(true);
    read(0);
  }
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={isReading ? stop : listen} variant="quiet">
        <ListenIcon className="size-6" />
        {isReading ? 'Arrêter la lecture' : "Écouter l'extrait"}
      </Button>
      <span role="status">{hasFailed && 'La voix de votre appareil ne répond pas.'}</span>
    </div>
  );
}
