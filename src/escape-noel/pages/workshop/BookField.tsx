import { useFormContext, useWatch } from 'react-hook-form';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import type { Day } from '../../edition/document';
import { booksQuery } from '../../game/admin/books.queries';
import { explain } from '../../game/forms/failures';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';

const HINT =
  "Montré une fois le jour résolu. La page du livre nomme la porte dès qu'elle est ouverte\u00A0: le livre ne doit pas donner la réponse.";

/** The book behind the door (rule 26.10), published or not, by its title. */
export function BookField() {
  const { control, setValue } = useFormContext<Day>();
  const written = useWatch({ control, name: 'book' }) ?? '';
  const { data: books, failure, isAwaited, retry } = useRetriableQuery(booksQuery);
  const listed = (books ?? []).map(
    ({ slug, title, is_published }) => [slug, is_published ? title : `${title} (non publié)`] as const,
  );
  const isListed = written === '' || listed.some(([slug]) => slug === written);
  const unknown = [written, books ? `${written} (introuvable)` : written] as const;
  return (
    <>
      <ChoiceField<Day>
        className="sm:max-w-96"
        hint={HINT}
        label="Le livre derrière la porte"
        onChoose={(slug) => setValue('book', slug === '' ? null : slug, CHECKED)}
        options={[['', 'Aucun'], ...listed, ...(isListed ? [] : [unknown])]}
        path="book"
      />
      {failure && (
        <RetryAlert
          busy={isAwaited}
          onRetry={retry}
          text={`La liste des livres n'a pas pu être lue. ${explain(failure)}`}
        />
      )}
    </>
  );
}
