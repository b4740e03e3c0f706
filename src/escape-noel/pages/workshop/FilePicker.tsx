import { useState } from 'react';
import type { PartChange } from '@/api/workshop';
import { counted } from '@/lib/french';
import { textAt } from '@/lib/jsonPath';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { HEADER } from '../../shared/admin/editionParts';
import { ImportError, importedEdition } from './newEdition';

/** The edition of a file. */
export interface PickedFile {
  code: string;
  title: string;
  changes: PartChange[];
}

interface FilePickerProps {
  picked: PickedFile | null;
  /** With null for a file that is not an edition's. */
  onPick: (file: PickedFile | null) => void;
}

/** Reads an `edition.json`. It may have things to correct: it becomes a draft. */
export function FilePicker({ picked, onPick }: FilePickerProps) {
  const [error, setError] = useState<string | null>(null);

  async function read(file: File | undefined) {
    onPick(null);
    setError(null);
    if (!file) return;
    try {
      const { code, changes } = importedEdition(await file.text());
      const header = changes.find(({ day }) => day === HEADER)?.content;
      onPick({ code, title: textAt(header, 'title'), changes });
    } catch (failure) {
      setError(
        failure instanceof ImportError
          ? `${file.name} : ${failure.message}.`
          : `${file.name} n'a pas pu être lu.`,
      );
    }
  }

  return (
    <Field
      error={error}
      hint={
        picked
          ? `Édition ${picked.code}, ${counted(picked.changes.length - 1, 'jour', 'jours')}. Ce qui est à corriger s'y corrigera ensuite.`
          : "Le fichier edition.json d'une édition."
      }
      label="Fichier"
    >
      {(control) => (
        <TextInput
          {...control}
          accept=".json,application/json"
          onChange={({ target }) => void read(target.files?.[0])}
          type="file"
        />
      )}
    </Field>
  );
}
