import { useEffect } from 'react';
import type { SoundTurns } from '../soundTurns';

/** Pauses the voice when the page is left or hidden, a dialog opens, or the riddle plays a sound of its own (rule 19.4). */
export function useInterruptions(pause: () => void, turns: SoundTurns): void {
  useEffect(() => {
    const stopFollowing = turns.onRiddle(pause);
    const observer = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) pause();
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    addEventListener('pagehide', pause);
    const onVisibility = () => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopFollowing();
      observer.disconnect();
      removeEventListener('pagehide', pause);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [pause, turns]);
}
