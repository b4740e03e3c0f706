import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { createRoundTable } from '@/api/roundTables';
import { useIsCurrentRoute } from '@/lib/page';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../../game/forms/failures';
import { tablesKey } from './roundTables.queries';
import { isNameRefusal, tableName, TABLE_NAME_MAX_LENGTH } from './tableName';
import { Unnamed } from './Unnamed';

const schema = v.object({ name: tableName });

/** Opens a table (rules 18.1 and 18.2), then shows it with its code. */
export function CreateForm({ player }: { player: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const [isUnnamed, setUnnamed] = useState(false);
  const creation = useMutation({
    mutationFn: (name: string) => createRoundTable(player, name, isUnnamed),
    onSuccess: (id) => {
      if (isHere()) void navigate(paths.roundTable(id));
    },
    // It may have been opened, and its reply lost.
    onSettled: () => queries.invalidateQueries({ queryKey: tablesKey(player) }),
    meta: { failure: "Ouverture d'une table ronde" },
  });
  const form = useForm({
    schema,
    initial: { name: '' },
    send: ({ name }) => creation.mutateAsync(name),
    refusals: (error) => (isNameRefusal(error) ? { name: error.message } : {}),
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {creation.isError && !isNameRefusal(creation.error) && (
        <Alert tone="error">{explain(creation.error)}</Alert>
      )}
      <TextField
        autoCapitalize="sentences"
        autoComplete="off"
        enterKeyHint="done"
        form={form}
        hint={
          "Par exemple « Les cousins de Noël ». Ceux qui y seront le liront : n'y mets ni nom de famille, ni école."
        }
        label="Nom de la table"
        maxLength={TABLE_NAME_MAX_LENGTH}
        name="name"
      />
      <Unnamed checked={isUnnamed} onChange={setUnnamed} />
      <Button busy={creation.isPending} className="justify-self-start" size="lg" type="submit" variant="gold">
        Ouvrir la table
      </Button>
    </form>
  );
}
