import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { mayBeDone } from '@/api/errors';
import { addKnight } from '@/api/knights';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../../game/forms/failures';
import { isNameRefusal, knightName } from '../../game/forms/fields';
import { NAME_MAX_LENGTH } from '../../game/forms/knightName';
import { refreshKnights } from '../../game/knights/knights.queries';
import { PORTRAITS } from '../../game/knights/Portrait';
import { PortraitField } from './PortraitField';

const schema = v.object({ knight: knightName });

interface NewKnightProps {
  account: string;
  /** Portraits of the others: the first free one is proposed. */
  taken: readonly number[];
  onAdded: (knight: string) => void;
  onCancel: () => void;
}

/** « Ajouter un chevalier »: a name and a portrait (rule 28.1). */
export function NewKnight({ account, taken, onAdded, onCancel }: NewKnightProps) {
  const queries = useQueryClient();
  const [portrait, setPortrait] = useState(() => {
    const free = PORTRAITS.findIndex((_, index) => !taken.includes(index + 1));
    return free + 1 || 1;
  });
  const adding = useMutation({
    mutationFn: (name: string) => addKnight(name, portrait),
    onSuccess: async (knight) => {
      await refreshKnights(queries, account);
      onAdded(knight);
    },
    onError: (error) => {
      // The knight may be there all the same: the list says so.
      if (mayBeDone(error)) void refreshKnights(queries, account);
    },
    meta: { failure: "Ajout d'un chevalier" },
  });
  const form = useForm({
    schema,
    initial: { knight: '' },
    send: ({ knight }) => adding.mutateAsync(knight),
    refusals: (error) => (isNameRefusal(error) ? { knight: error.message } : {}),
  });
  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.submit}>
      {adding.isError && !isNameRefusal(adding.error) && <Alert tone="error">{explain(adding.error)}</Alert>}
      <TextField
        autoCapitalize="words"
        autoComplete="off"
        enterKeyHint="done"
        form={form}
        hint="Les autres chevaliers le voient : ni nom de famille, ni école."
        label="Nom du chevalier"
        maxLength={NAME_MAX_LENGTH}
        name="knight"
        spellCheck="false"
      />
      <PortraitField onChange={setPortrait} value={portrait} />
      <div className="flex flex-wrap gap-3">
        <Button busy={adding.isPending} size="lg" type="submit" variant="gold">
          Ajouter et jouer
        </Button>
        <Button onClick={onCancel} size="lg" variant="quiet">
          Annuler
        </Button>
      </div>
    </form>
  );
}
