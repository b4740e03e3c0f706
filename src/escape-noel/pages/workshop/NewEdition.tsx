import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { ApiError } from '@/api/errors';
import { createEdition, type ListedEdition, type PartChange, type VersionSource } from '@/api/workshop';
import { cleanText, seenLength } from '@/lib/cleanText';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field, RequiredNote } from '@/ui/Field';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { Select } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { contentsByDay } from '../../game/admin/editionParts';
import { withAddresses } from '../../edition/media';
import { explain } from '../../game/forms/failures';
import { sendMedia } from './archiveMedia';
import { FilePicker, type PickedFile } from './FilePicker';
import { blankEdition, CODE, copiedEdition, importedEdition, renamedEdition } from './newEdition';
import { editionKey, editionQuery, editionsQuery } from './workshop.queries';

const WAYS = [
  { way: 'copy', label: "Copie d'une édition" },
  { way: 'form', label: 'Vide' },
  { way: 'import', label: 'Depuis un fichier' },
] as const satisfies readonly { way: VersionSource; label: string }[];
type Way = (typeof WAYS)[number]['way'];

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.nonEmpty("Donne un code à l'édition."),
    v.regex(CODE, 'Vingt signes au plus : des chiffres, des lettres minuscules sans accent et des tirets.'),
  ),
  title: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.check((title) => seenLength(title) <= 60, 'Soixante caractères au plus.'),
  ),
  firstDoor: v.union([v.literal(''), v.pipe(v.string(), v.isoDate('Choisis une date.'))]),
});

const isTaken = (error: unknown) => error instanceof ApiError && error.reason === 'edition_exists';

/** Creates an edition: blank, from another one, or from a file. */
export function NewEdition({ editions }: { editions: readonly ListedEdition[] }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>(editions.length > 0 ? 'copy' : 'form');
  const [source, setSource] = useState(editions[0]?.code ?? '');
  const [file, setFile] = useState<PickedFile | null>(null);
  const [sentCount, setSentCount] = useState(0);

  const creation = useMutation({
    mutationFn: async ({ code, title, firstDoor }: v.InferOutput<typeof schema>) => {
      const changes =
        way === 'form'
          ? blankEdition(code, title, firstDoor)
          : way === 'copy'
            ? copiedEdition(contentsByDay(await queries.query(editionQuery(source))), code, title, firstDoor)
            : renamedEdition(await sentChanges(file, setSentCount), code, title, firstDoor);
      return createEdition(code, changes, way, way === 'copy' ? source : undefined);
    },
    onSuccess: async (edition) => {
      queries.setQueryData(editionKey(edition.code), edition);
      await queries.invalidateQueries(editionsQuery);
      await navigate(paths.admin.edition(edition.code));
    },
    meta: { failure: "Création de l'édition" },
  });
  const form = useForm({
    schema,
    initial: { code: file?.code ?? '', title: file?.title ?? '', firstDoor: file?.firstDoor ?? '' },
    send: creation.mutateAsync,
    refusals: (error) =>
      isTaken(error) ? { code: 'Une édition a déjà ce code : choisis-en un autre.' } : {},
  });

  return (
    <Sheet title="Nouvelle édition">
      <form
        className="grid max-w-2xl break-inside-avoid gap-5"
        method="dialog"
        noValidate
        onSubmit={form.submit}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold">Comment la commencer ?</legend>
          {WAYS.map((each) => (
            <label className="flex min-h-touch items-center gap-3" key={each.way}>
              <input
                checked={way === each.way}
                className="size-6 accent-ui-gold"
                name="way"
                onChange={() => setWay(each.way)}
                type="radio"
                value={each.way}
              />
              {each.label}
            </label>
          ))}
        </fieldset>
        {way === 'copy' && (
          <Field hint="Ses dates suivent la nouvelle première porte." label="Édition à copier">
            {(control) => (
              <Select {...control} onChange={(event) => setSource(event.target.value)} value={source}>
                {editions.map(({ code, title }) => (
                  <option key={code} value={code}>{`${title || 'Sans titre'} (${code})`}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {way === 'import' && <FilePicker onPick={setFile} picked={file} />}
        <RequiredNote />
        <TextField
          form={form}
          hint="Souvent l'année : 2027. Il paraît dans l'adresse des archives et ne change plus."
          label="Code"
          name="code"
        />
        <TextField
          form={form}
          hint={way === 'copy' ? "Sans titre, celui de l'édition copiée." : undefined}
          label="Titre"
          name="title"
          required={false}
        />
        <TextField
          form={form}
          hint="Une porte s'ouvre chaque jour à partir d'elle. Sans date, toutes les portes sont ouvertes."
          label="Première porte"
          name="firstDoor"
          required={false}
          type="date"
        />
        {creation.isError && !isTaken(creation.error) && (
          <Alert tone="error">{explain(creation.error)}</Alert>
        )}
        <p className="text-ui-muted empty:hidden" role="status">
          {creation.isPending && way === 'import' && file !== null && file.ready.length > 0
            ? `Envoi des médias\u00A0: ${sentCount + 1} sur ${file.ready.length}…`
            : null}
        </p>
        <Button
          aria-disabled={(way === 'import' && !file) || (way === 'copy' && source === '')}
          busy={creation.isPending}
          className="justify-self-start"
          type="submit"
          variant="gold"
        >
          Créer l'édition
        </Button>
      </form>
    </Sheet>
  );
}

/** The parts of a file, with the addresses of its media once they are sent. */
async function sentChanges(file: PickedFile | null, onSent: (count: number) => void): Promise<PartChange[]> {
  if (!file) return [];
  const addresses = await sendMedia(file.ready, onSent);
  return importedEdition(withAddresses(file.text, addresses)).changes;
}
