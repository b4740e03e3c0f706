import { useEffect, useState } from 'react';
import { logFailure } from '@/lib/log';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { detailsIn, type BookDetails } from '@/lib/bookDetails';
import { loadCatalogue } from './loadBook';

/**
 * A book as it was built, then as the database has it: a corrected price needs no build.
 * @returns null once it is known to be published no more.
 */
export function useFreshBook(built: BookDetails): BookDetails | null {
  const [book, setBook] = useState<BookDetails | null>(built);
  const { slug } = built;
  useEffect(() => {
    let isHere = true;
    async function refresh(): Promise<void> {
      try {
        const catalogue = await loadCatalogue();
        // A database into which no book was put yet withdraws none.
        if (isHere && catalogue.books.length > 0) setBook(detailsIn(catalogue, slug));
      } catch (error) {
        logFailure('Mise à jour du livre', error);
      }
    }
    const cancel = whenIdle(() => {
      void refresh();
    }, AFTER_CONTENT_MS);
    return () => {
      isHere = false;
      cancel();
    };
  }, [slug]);
  return book;
}
