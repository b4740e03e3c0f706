import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { loadCatalogue, type FindIn } from './builtCatalogue';

/**
 * A book or a person as it was built, then as the database has it: a corrected price needs no build. Another one needs another key.
 * @param findIn always the same function.
 * @returns null once it is known to be published no more.
 */
export function useFresh<Shown extends { slug: string }>(built: Shown, findIn: FindIn<Shown>): Shown | null {
  const [shown, setShown] = useState<Shown | null>(built);
  const { slug } = built;
  useEffect(() => {
    let isHere = true;
    async function refresh(): Promise<void> {
      try {
        const catalogue = await loadCatalogue();
        // A database into which no book was put yet withdraws none.
        if (isHere && catalogue.books.length > 0) setShown(findIn(catalogue, slug));
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
  }, [slug, findIn]);
  return shown;
}
