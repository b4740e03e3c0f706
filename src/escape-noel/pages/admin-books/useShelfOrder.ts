import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderBooks } from '@/api/teamBooks';
import { sorted } from '@/lib/arrays';
import { booksQuery } from '../../game/admin/books.queries';

/** Orders the books of a shelf: shown at once, saved one order after the other, and read again where one is not saved (rule 26.20). */
export function useShelfOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: orderBooks,
    scope: { id: 'shelf order' },
    onMutate: async (slugs) => {
      await queries.cancelQueries(booksQuery);
      queries.setQueryData(booksQuery.queryKey, (books = []) =>
        sorted(
          books.map((book) => {
            const place = slugs.indexOf(book.slug);
            return place < 0 ? book : { ...book, position: place + 1 };
          }),
          (one, other) => one.position - other.position,
        ),
      );
    },
    onError: () => queries.invalidateQueries(booksQuery),
    meta: { failure: "Ordre d'une étagère" },
  });
}
