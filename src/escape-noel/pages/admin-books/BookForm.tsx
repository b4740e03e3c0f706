import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { TeamBook } from '@/api/teamBooks';
import type { PersonRow } from '@/lib/book';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { explain } from '../../game/forms/failures';
import { BookFields } from './BookFields';
import { rowOf } from './bookForm';
import { booksQuery } from '../../game/admin/books.queries';
import { DeleteBook } from './DeleteBook';
import { SavedNotice, type Saved } from './SavedNotice';
import { useBookForm } from './useBookForm';
import { isConflict, isIsbnTaken, useBookSaving } from './useBookSaving';

const INCOMPLETE =
  "Rien n'est enregistré\u00A0: la raison est écrite en rouge, sous chaque champ à corriger.";

interface BookFormProps {
  /** Undefined for a new one. */
  book: TeamBook | undefined;
  people: readonly PersonRow[];
  saved: Saved | null;
  onSaved: (saved: Saved | null) => void;
}

/** Writes a book: saved as it is, published, taken out of the catalogue, or deleted. */
export function BookForm({ book, people, saved, onSaved }: BookFormProps) {
  const queries = useQueryClient();
  const { form, basedOn, isUnsaved, isStored, take, settle, forget } = useBookForm(book);
  const [isIncomplete, setIncomplete] = useState(false);
  const saving = useBookSaving();
  const isPublished = book?.is_published ?? false;
  const hasConflict = book !== undefined && isConflict(saving.error);

  const save = (publishes: boolean) =>
    form.handleSubmit(
      (content) => {
        if (saving.isPending) return;
        setIncomplete(false);
        onSaved(null);
        const sent = structuredClone(form.getValues());
        saving.mutate(
          { row: rowOf(content, book, publishes), basedOn },
          {
            onSuccess: (row) => {
              settle(row, sent);
              onSaved({ slug: row.slug, isPublished: publishes, wasPublished: isPublished });
            },
            onError: (error) => {
              if (isIsbnTaken(error))
                form.setError('isbn', { message: 'Un autre livre a déjà cet ISBN.' }, { shouldFocus: true });
              else if (!book && isConflict(error))
                form.setError(
                  'slug',
                  {
                    message: 'Un livre a déjà cette adresse\u00A0: choisis-en une autre, ou ouvre ce livre.',
                  },
                  { shouldFocus: true },
                );
            },
          },
        );
      },
      () => {
        setIncomplete(true);
        onSaved(null);
      },
    );

  const takeTheirs = async () => {
    await queries.invalidateQueries(booksQuery);
    const theirs = queries.getQueryData(booksQuery.queryKey)?.find(({ slug }) => slug === book?.slug);
    if (!theirs) return;
    take(theirs);
    saving.reset();
  };

  return (
    <FormProvider {...form}>
      <form
        className="grid grid-cols-1 gap-6"
        method="dialog"
        noValidate
        onSubmit={(event) => void save(isPublished)(event)}
      >
        <BookFields isNew={!book} people={people} />
        {saved && <SavedNotice {...saved} />}
        {isIncomplete && !form.formState.isValid && <Alert tone="error">{INCOMPLETE}</Alert>}
        {hasConflict ? (
          <Alert title="Quelqu'un d'autre a enregistré ce livre depuis que tu l'as ouvert." tone="error">
            <p>
              Ton texte est encore là, et rien n'est écrasé. Copie ce que tu veux en garder, puis reprends la
              version enregistrée&nbsp;: elle remplacera ton texte.
            </p>
            <Button className="mt-2 justify-self-start" onClick={() => void takeTheirs()} variant="quiet">
              Reprendre la version enregistrée
            </Button>
          </Alert>
        ) : (
          saving.error && (
            <Alert tone="error">
              {isIsbnTaken(saving.error) || isConflict(saving.error)
                ? INCOMPLETE
                : explain(saving.error, { other: "Le livre n'a pas pu être enregistré." })}
            </Alert>
          )
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={saving.isPending} type="submit" variant={isPublished ? 'gold' : 'quiet'}>
            Enregistrer
          </Button>
          <Button
            busy={saving.isPending}
            onClick={() => void save(!isPublished)()}
            variant={isPublished ? 'quiet' : 'gold'}
          >
            {isPublished ? 'Retirer du catalogue' : 'Publier'}
          </Button>
          {book && <DeleteBook book={book} onDeleted={forget} />}
          <p className="text-nuit-mist" role="status">
            {isUnsaved &&
              (isStored
                ? 'Pas encore enregistré : gardé dans cet onglet.'
                : 'Pas encore enregistré, et cet appareil ne peut pas le garder.')}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
