import { useState } from 'react';
import * as v from 'valibot';
import type { RoundTableBoard } from '@/api/roundTables';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { Sheet } from '@/ui/Sheet';
import { isNameRefusal, tableName, TABLE_NAME_MAX_LENGTH } from './tableName';
import type { ChangingTable } from './useTableChange';

const schema = v.object({ name: tableName });

/** Actions of the owner only (rule 18.7). */
export function OwnerTools({ table, changing }: { table: RoundTableBoard; changing: ChangingTable }) {
  const [asking, setAsking] = useState<'changeCode' | 'delete' | null>(null);
  const form = useForm({
    schema,
    initial: { name: table.name ?? '' },
    send: ({ name }) => changing.mutateAsync({ act: 'rename', name }),
    refusals: (error) => (isNameRefusal(error) ? { name: error.message } : {}),
  });
  const confirm = (act: 'changeCode' | 'delete') =>
    changing.mutate({ act }, { onSettled: () => setAsking(null) });

  return (
    <Sheet title="Garder la table">
      <form className="grid gap-3" method="dialog" noValidate onSubmit={form.submit}>
        <TextField
          autoCapitalize="sentences"
          autoComplete="off"
          enterKeyHint="done"
          form={form}
          label="Nom de la table"
          maxLength={TABLE_NAME_MAX_LENGTH}
          name="name"
        />
        <Button
          busy={changing.isPending && changing.variables.act === 'rename'}
          className="justify-self-start"
          type="submit"
          variant="quiet"
        >
          Changer le nom
        </Button>
      </form>
      <div className="flex flex-wrap gap-3 border-t border-nuit-line pt-4">
        <Button onClick={() => setAsking('changeCode')} variant="quiet">
          Changer le code
        </Button>
        <Button onClick={() => setAsking('delete')} variant="danger">
          Fermer la table
        </Button>
      </div>
      <ConfirmDialog
        busy={changing.isPending}
        confirmLabel="Changer le code"
        onCancel={() => setAsking(null)}
        onConfirm={() => confirm('changeCode')}
        open={asking === 'changeCode'}
        title="Changer le code"
      >
        <p>
          L'ancien code et les liens déjà donnés ne mèneront plus nulle part. Ceux qui sont à la table y
          restent.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        busy={changing.isPending}
        confirmLabel="Fermer pour toujours"
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => confirm('delete')}
        open={asking === 'delete'}
        title="Fermer la table"
      >
        <p>
          La table disparaît pour tous ceux qui y sont. Personne ne perd une étoile, et rien ne peut la
          rouvrir.
        </p>
      </ConfirmDialog>
    </Sheet>
  );
}
