import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { joinRoundTable } from '@/api/roundTables';
import { useIsCurrentRoute } from '@/lib/page';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { explain } from '../../game/forms/failures';
import { invitation } from '../../game/session/expiringFlags';
import { tablesKey } from './roundTables.queries';
import { tableCodeIn, spacedCode, waitText } from './tableTexts';
import { Unnamed } from './Unnamed';

const schema = v.object({
  code: v.pipe(v.string(), v.transform(tableCodeIn), v.string("Le code d'une table a huit lettres.")),
});

/** A code that led to no table: what it says belongs to the field. */
class WrongCode extends Error {}

const UNKNOWN =
  "Aucune table n'a ce code. Vérifie-le lettre par lettre. S'il a changé, demande le nouveau au gardien de la table.";

interface JoinFormProps {
  player: string;
  /** The code of an invitation. */
  code?: string | null;
}

/** Sits down at a table by its code (rules 18.3 and 18.4), then opens it. */
export function JoinForm({ player, code = null }: JoinFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const [isUnnamed, setUnnamed] = useState(false);
  const joining = useMutation({
    mutationFn: async (typed: string) => {
      const reply = await joinRoundTable(player, typed, isUnnamed);
      if (reply.status === 'unknown') throw new WrongCode(UNKNOWN);
      if (reply.status === 'locked')
        throw new WrongCode(
          `Trop de codes ont été essayés. Attends ${waitText(reply.retryAfterS)}, puis réessaie.`,
        );
      return reply.id;
    },
    onSuccess: async (id) => {
      invitation.remove();
      await queries.invalidateQueries({ queryKey: tablesKey(player) });
      if (isHere()) void navigate(paths.roundTable(id));
    },
  });
  const form = useForm({
    schema,
    initial: { code: code === null ? '' : spacedCode(code) },
    send: (typed) => joining.mutateAsync(typed.code),
    refusals: (error) => (error instanceof WrongCode ? { code: error.message } : {}),
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      {joining.isError && !(joining.error instanceof WrongCode) && (
        <Alert tone="error">{explain(joining.error)}</Alert>
      )}
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        className="uppercase tracking-widest"
        enterKeyHint="go"
        form={form}
        hint="Huit lettres, en majuscules ou en minuscules, ou l'invitation que tu as reçue."
        label="Code de la table"
        name="code"
        spellCheck="false"
        translate="no"
      />
      <Unnamed checked={isUnnamed} onChange={setUnnamed} />
      <Button
        busy={joining.isPending}
        className="justify-self-start"
        size="lg"
        type="submit"
        variant={code === null ? 'quiet' : 'gold'}
      >
        Rejoindre la table
      </Button>
    </form>
  );
}
