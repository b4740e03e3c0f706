import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import type { FetchShown } from './builtCatalogue';

/**
 * A book or a person as it was built, then as the database has it: a corrected price needs no build. Another one needs another key.
 * @param fetchShown always the same function.
 * @returns null once it is known to be published no more.
 */
export function useFresh<Shown extends { slug: string }>(
  built: Shown,
  fetchShown: FetchShown<Shown>,
): Shown | null {
  const [shown, setShown] = useState<Shown | null>(built);
  const { slug } = built;
  useEffect(() => {
    let isHere = true;
    async function refresh(): Promise<void> {
      try {
        const fresh = await fetchShown(slug);
        if (isHere && fresh !== undefined) setShown(fresh);
      } catch (error) {
        logFailure('Mise à jour du catalogue', error);
      }
    }
    const cancel = whenIdle(() => {
      void refresh();
    }, AFTER_CONTENT_MS);
    return () => {
      isHere = false;
      cancel();
    };
  }, [slug, fetchShown]);
  return shown;
}
