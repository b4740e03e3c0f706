import { useEffect, useEffectEvent } from 'react';
import type { SoundName } from '@/effects/soundSwitch';
import type { Attempt } from './useAnswering';

/** A right answer rings, a wrong one thuds; a revealed one is quiet. */
export function useAttemptSounds(attempt: Attempt, playSound: (name: SoundName) => void): void {
  const play = useEffectEvent(playSound);
  useEffect(() => {
    if (attempt.status === 'wrong') play('echec');
    if (attempt.status === 'solved' && !attempt.success.revealed) play('succes');
  }, [attempt]);
}
