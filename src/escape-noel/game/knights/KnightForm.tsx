import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { mayBeDone } from '@/api/errors';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../forms/failures';
import { isNameRefusal, knightName } from '../forms/fields';
import { NAME_MAX_LENGTH } from '../forms/knightName';
import { refreshKnights } from './knights.queries';
import { PortraitField } from './PortraitField';

const schema = v.object({ knight: knightName });

interface KnightFormProps<Saved> {
  account: string;
  name: string;
  portrait: number;
  action: string;
  save: (name: string, portrait: number) => Promise<Saved>;
  /** Once the list of the account is read again. */
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** The name and the portrait of a knight (rule 28.1). */
export function KnightForm<Saved>({
  account,
  action,
  save,
  onSaved,
  onCancel,
  ...initial
}: KnightFormProps<Saved>) {
  const queries = useQueryClient();
  const [portrait, setPortrait] = useState(initial.portrait);
  const saving = useMutation({
    mutationFn: (name: string) => save(name, portrait),
    onSuccess: async (saved) => {
      await refreshKnights(queries, account);
      onSaved(saved);
    },
    onError: (error) => {
      // It may be saved all the same: the list says so.
      if (mayBeDone(error)) void refreshKnights(queries, account);
    },
    meta: { failure: "Enregistrement d'un chevalier" },
  });
  const form = useForm({
    schema,
    initial: { knight: initial.name },
    send: ({ knight }) => saving.mutateAsync(knight),
    refusals: (error) => (isNameRefusal(error) ? { knight: error.message } : {}),
  });
  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.submit}>
      {saving.isError && !isNameRefusal(saving.error) && <Alert tone="error">{explain(saving.error)}</Alert>}
      <TextField
        autoCapitalize="words"
        autoComplete="off"
        enterKeyHint="done"
        form={form}
        hint={'Les autres chevaliers le voient\u00A0: ni nom de famille, ni école.'}
        label="Nom du chevalier"
        maxLength={NAME_MAX_LENGTH}
        name="knight"
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
