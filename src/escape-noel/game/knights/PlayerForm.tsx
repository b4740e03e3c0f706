import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../forms/failures';
import { isNameRefusal, knightName } from '../forms/fields';
import { NAME_MAX_LENGTH } from '../forms/knightName';
import { PortraitField } from './PortraitField';

const schema = v.object({ player: knightName });

export interface PlayerFormProps<Saved> {
  name: string;
  portrait: number;
  action: string;
  save: (name: string, portrait: number) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** The name and the portrait of a knight or a traveller, under the same rules (2.1). */
export function PlayerForm<Saved>({
  label,
  hint,
  action,
  save,
  onSaved,
  onCancel,
  ...initial
}: PlayerFormProps<Saved> & { label: string; hint: string }) {
  const [portrait, setPortrait] = useState(initial.portrait);
  const saving = useMutation({
    mutationFn: (name: string) => save(name, portrait),
    onSuccess: onSaved,
    meta: { failure: "Enregistrement d'un joueur" },
  });
  const form = useForm({
    schema,
    initial: { player: initial.name },
    send: ({ player }) => saving.mutateAsync(player),
    refusals: (error) => (isNameRefusal(error) ? { player: error.message } : {}),
  });
  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.submit}>
      {saving.isError && !isNameRefusal(saving.error) && <Alert tone="error">{explain(saving.error)}</Alert>}
      <TextField
        autoCapitalize="words"
        autoComplete="off"
        enterKeyHint="done"
        form={form}
        hint={hint}
        label={label}
        maxLength={NAME_MAX_LENGTH}
        name="player"
        spellCheck="false"
      />
      <PortraitField onChange={setPortrait} value={portrait} />
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} size="lg" type="submit" variant="gold">
          {action}
        </Button>
        <Button onClick={onCancel} size="lg" variant="quiet">
          Annuler
        </Button>
      </div>
    </form>
  );
}
