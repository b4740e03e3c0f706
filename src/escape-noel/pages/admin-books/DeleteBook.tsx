import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteBook, type TeamBook } from '@/api/teamBooks';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { explain } from '../../game/forms/failures';
import { booksQuery } from '../../game/admin/books.queries';

interface DeleteBookProps {
  book: TeamBook;
  onDeleted: () => void;
}

/** Deletes a book once that is confirmed, and goes back to the list. */
export function DeleteBook({ book: { slug, title }, onDeleted }: DeleteBookProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => deleteBook(slug),
    onSuccess: async () => {
      onDeleted();
      await navigate(paths.admin.books);
      queries.setQueryData(booksQuery.queryKey, (books = []) => books.filter((each) => each.slug !== slug));
    },
    meta: { failure: "Effacement d'un livre" },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)} variant="quiet">
        Effacer
      </Button>
      <ConfirmDialog
        busy={deletion.isPending}
        confirmLabel="Effacer ce livre"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => deletion.mutate()}
        open={isAsking}
        title={`Effacer «\u00A0${title}\u00A0»\u00A0?`}
      >
        <p>
          Tout ce qui est écrit de lui disparaît, et cela ne se reprend pas. Pour le cacher seulement,
          retire-le du catalogue.
        </p>
        {deletion.error && (
          <Alert tone="error">{explain(deletion.error, { other: "Le livre n'a pas pu être effacé." })}</Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
