import { useRef, useState } from 'react';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { SpinnerMark } from '@/ui/Spinner';
import { readHeader } from '../../edition/document';
import { mediaContent } from '../../game/admin/media/mediaContent';
import { HEADER } from '../../game/admin/editionParts';
import { prepareMedia, type ArchiveMedia } from './archiveMedia';
import { ImportError } from './importError';
import { importedEdition } from './newEdition';
import { readEditionFile } from './readEditionFile';

/** The edition of a file. */
export interface PickedFile extends ArchiveMedia {
  code: string;
  title: string;
  /** A date without a time; blank where its doors have none. */
  firstDoor: string;
  dayCount: number;
  /** The text of its `edition.json`. */
  text: string;
}

/** Maximum number of missing files that are named. */
const NAMES_SHOWN = 3;

async function pick(file: File): Promise<PickedFile> {
  const archive = await readEditionFile(file);
  const { text } = archive;
  const { code, changes } = importedEdition(text);
  const { title, schedule } = readHeader(changes.find(({ day }) => day === HEADER)?.content ?? {});
  const media = await prepareMedia(archive, mediaContent);
  return { ...media, code, title, firstDoor: schedule?.first_door ?? '', dayCount: changes.length - 1, text };
}

interface FilePickerProps {
  picked: PickedFile | null;
  /** With null for a file that is not an edition's. */
  onPick: (file: PickedFile | null) => void;
}

/** Reads an `edition.json`, alone or in a ZIP with its media. It may have things to correct: it becomes a draft. */
export function FilePicker({ picked, onPick }: FilePickerProps) {
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const last = useRef<File>(undefined);

  async function read(file: File | undefined) {
    last.current = file;
    onPick(null);
    setError(null);
    setReading(file !== undefined);
    if (!file) return;
    const found = await pick(file).catch((failure: unknown) => {
      const says = failure instanceof ImportError ? `${file.name}\u00A0: ${failure.message}.` : null;
      return says ?? `${file.name} n'a pas pu être lu.`;
    });
    // Another one was chosen meanwhile.
    if (last.current !== file) return;
    setReading(false);
    if (typeof found === 'string') setError(found);
    else onPick(found);
  }

  return (
    <div className="grid gap-3">
      <Field
        error={error}
        hint={
          picked
            ? `Édition ${picked.code}, ${contentText(picked)}. Ce qui est à corriger s'y corrigera ensuite.`
            : 'Le fichier edition.json, ou le ZIP qui le contient avec ses médias.'
        }
        label="Fichier"
      >
        {(control) => (
          <TextInput
            {...control}
            accept=".json,application/json,.zip,application/zip"
            aria-busy={isReading}
            onChange={({ target }) => void read(target.files?.[0])}
            type="file"
          />
        )}
      </Field>
      <p className="flex items-center gap-2 text-sm text-ui-muted empty:hidden" role="status">
        {isReading && <SpinnerMark />}
        {isReading ? 'Lecture du fichier…' : null}
      </p>
      {picked && <WhatIsMissing {...picked} />}
    </div>
  );
}

const contentText = ({ dayCount, ready }: PickedFile) =>
  [
    counted(dayCount, 'jour'),
    ...(ready.length > 0 ? [counted(ready.length, 'média à envoyer', 'médias à envoyer')] : []),
  ].join(', ');

function WhatIsMissing({ refusals, missing }: PickedFile) {
  const names = missing.slice(0, NAMES_SHOWN).join(', ');
  const others = missing.length - NAMES_SHOWN;
  return (
    <>
      {refusals.length > 0 && (
        <Alert title="Ces fichiers ne seront pas envoyés" tone="info">
          <ul className="grid gap-1">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert title={`Il manque ${counted(missing.length, 'média', 'médias')}`} tone="info">
          <p>
            {`${names}${others > 0 ? ` et ${counted(others, 'autre')}` : ''}. Choisis un ZIP du dossier de l'édition, qui les contient, ou envoie-les ensuite depuis les formulaires\u00A0: chacun est dans la liste «\u00A0À corriger\u00A0».`}
          </p>
        </Alert>
      )}
    </>
  );
}
