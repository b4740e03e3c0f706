import { useEffect } from 'react';
import { startMotion } from '@/effects/moving';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { HYDRATED_EVENT } from './hydratedEvent';

/** Signals hydration to the inline script and to tests, then starts what is not needed before. */
export function useHydratedSignal(): void {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
    return whenIdle(() => {
      startMotion();
      addWebManifest();
    }, AFTER_CONTENT_MS);
  }, []);
}

/** In the document's head it would load before the content. */
function addWebManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
}
