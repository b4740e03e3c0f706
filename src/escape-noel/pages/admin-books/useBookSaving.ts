import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { DUPLICATE, saveBook } from '@/api/teamBooks';
import type { BookRow } from '@/lib/book';
import { booksQuery } from '../../game/admin/books.queries';

const hasReason = (error: unknown, reason: string): boolean =>
  error instanceof ApiError && error.reason === reason;

/** True if another admin has saved the book since, or the address of a new one is taken. */
export const isConflict = (error: unknown): boolean => hasReason(error, 'edit_conflict');

/** True if another book has this ISBN. */
export const isIsbnTaken = (error: unknown): boolean => hasReason(error, DUPLICATE);

/** Saves a book and puts it into the list, which is read again. */
export function useBookSaving() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ row, basedOn }: { row: BookRow; basedOn: string | null }) => ({
      ...row,
      updated_at: await saveBook(row, basedOn),
    }),
    onSuccess: (saved) => {
      queries.setQueryData(booksQuery.queryKey, (books = []) => [
        ...books.filter(({ slug }) => slug !== saved.slug),
        saved,
      ]);
      void queries.invalidateQueries(booksQuery);
    },
    meta: { failure: "Enregistrement d'un livre" },
  });
}
