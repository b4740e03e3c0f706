import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { savePerson } from '@/api/teamBooks';
import type { PersonRow } from '@/lib/book';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { explain } from '../../game/forms/failures';
import { Fields } from '../../workshop/form/Fields';
import { peopleQuery } from './books.queries';
import { slugOf } from '@/lib/slugOf';
import { BookMediaField } from './BookMediaField';
import { filled, optionalPath, upTo } from './bookTexts';

const schema = v.object({
  name: filled(80, 'Donne le nom de cette personne.'),
  life: upTo(1000),
  picture_url: optionalPath,
});
type Person = v.InferInput<typeof schema>;

interface PersonFormProps {
  /** Null for a new one. */
  person: PersonRow | null;
  people: readonly PersonRow[];
  onDone: () => void;
}

/** Writes the name, the short life and the portrait of an author or illustrator. */
export function PersonForm({ person, people, onDone }: PersonFormProps) {
  const queries = useQueryClient();
  const form = useForm<Person, unknown, v.InferOutput<typeof schema>>({
    mode: 'onChange',
    resolver: valibotResolver(schema),
    defaultValues: {
      name: person?.name ?? '',
      life: person?.life ?? '',
      picture_url: person?.picture_url ?? '',
    },
  });
  const saving = useMutation({
    mutationFn: savePerson,
    onSuccess: async () => {
      await queries.invalidateQueries(peopleQuery);
      onDone();
    },
    meta: { failure: "Enregistrement d'un auteur" },
  });
  const save = form.handleSubmit(({ name, life, picture_url }) => {
    const slug = person?.slug ?? slugOf(name);
    const mistake =
      slug === ''
        ? 'Écris ce nom avec des lettres.'
        : !person && people.some((each) => each.slug === slug)
          ? 'Cette personne est déjà dans la liste.'
          : null;
    if (mistake !== null) form.setError('name', { message: mistake }, { shouldFocus: true });
    else if (!saving.isPending) saving.mutate({ slug, name, life, picture_url });
  });
  return (
    <FormProvider {...form}>
      <form
        className="grid grid-cols-1 gap-4"
        method="dialog"
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <Fields<Person>
          fields={[
            { path: 'name', label: 'Nom', limit: 80 },
            { path: 'life', label: 'Sa vie en quelques phrases', limit: 1000, lines: 4 },
          ]}
        />
        <BookMediaField<Person> kind="portrait" label="Son portrait" path="picture_url" />
        {saving.error && (
          <Alert tone="error">
            {explain(saving.error, { other: "Cette fiche n'a pas pu être enregistrée." })}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={saving.isPending} type="submit" variant="gold">
            Enregistrer la fiche
          </Button>
          <Button onClick={onDone} variant="quiet">
            Annuler
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
