import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { hasFrenchVoice } from './frenchVoice';

/** True if there is a French voice: browsers may list theirs late, or never. */
export function useFrenchVoice(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return undefined;
    const look = () => setHas(hasFrenchVoice(speechSynthesis.getVoices()));
    const cancel = whenIdle(look);
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      cancel();
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, []);
  return has;
}
