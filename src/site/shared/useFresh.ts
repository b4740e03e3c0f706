import { useEffect, useEffectEvent, useState } from 'react';
import type * as books from '@/api/books';
import { loadModule } from '@/lib/loadModule';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';

/**
 * A book or a person as it was built, then as the database has it: a corrected price needs no build. Rendered anew for another one, by
 * its key.
 * @returns null once it is known to be published no more.
 */
export function useFresh<Shown>(
  built: Shown,
  read: (api: typeof books) => Promise<Shown | null>,
): Shown | null {
  const [shown, setShown] = useState<Shown | null>(built);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let isHere = true;
    const cancel = whenIdle(() => {
      loadModule(() => import('@/api/books'))
        .then(readNow)
        .then(
          (fresh) => isHere && setShown(fresh),
          (error: unknown) => logFailure('Mise à jour du catalogue', error),
        );
    }, AFTER_CONTENT_MS);
    return () => {
      isHere = false;
      cancel();
    };
  }, []);
  return shown;
}
