import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { updateAccount, type Account } from '@/api/auth';
import { renameKnight } from '@/api/knights';
import { useIsCurrentRoute } from '@/lib/page';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { StarIcon } from '@/ui/icons';
import { explain } from '../../game/forms/failures';
import { isNameRefusal, knightName } from '../../game/forms/fields';
import { NAME_MAX_LENGTH, tidyName } from '../../game/forms/knightName';
import { readReturnTo } from '../../game/session/returnTo';
import { knightKey } from '../../game/session/knight.queries';
import { useSession } from '../../game/session/useSession';
import { WithheldName } from '../../game/session/WithheldName';
import { NameBanner } from './NameBanner';
import { suggestName } from './nameSuggestions';

const schema = v.object({ username: knightName });

/** Rules 2.3 and 2.7. The first name leads on, to the game's home or the page from which the first sign-in came. */
export function NameForm({ account, isNew }: { account: Account; isNew: boolean }) {
  const { knight, playerId } = useSession();
  // The account has the name of its first knight.
  const isFirst = playerId === null || playerId === account.id;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsCurrentRoute();
  const state: unknown = useLocation().state;
  const saving = useMutation({
    mutationFn: async (name: string) => {
      await renameKnight(playerId ?? account.id, name);
      if (isFirst) await updateAccount({ username: name, full_name: name });
      await queries.invalidateQueries({ queryKey: knightKey(playerId) });
    },
    onSuccess: () => {
      if (isNew && isHere()) void navigate(readReturnTo(state, playerId));
    },
    meta: { failure: 'Enregistrement du nom' },
  });
  const form = useForm({
    schema,
    initial: { username: knight?.username ?? (isFirst ? account.username : null) ?? '' },
    send: ({ username }) => saving.mutateAsync(username),
    refusals: (error) => (isNameRefusal(error) ? { username: error.message } : {}),
  });
  const name = form.values.username;
  const isSaved = !isNew && saving.isSuccess && saving.variables === tidyName(name);

  return (
    <form className="grid gap-5" method="dialog" noValidate onSubmit={form.submit}>
      <NameBanner name={name} />
      <WithheldName onProfile />
      {saving.isError && !isNameRefusal(saving.error) && <Alert tone="error">{explain(saving.error)}</Alert>}
      <TextField
        autoCapitalize="words"
        autoComplete="nickname"
        enterKeyHint="done"
        form={form}
        hint={`${Array.from(name).length}/${NAME_MAX_LENGTH} caractères. C'est le seul mot de toi que les autres chevaliers voient : n'y mets ni ton nom de famille, ni ton école.`}
        label="Nom de chevalier"
        maxLength={NAME_MAX_LENGTH}
        name="username"
        spellCheck="false"
      />
      {isSaved && <Alert title="Nom enregistré" tone="success" />}
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} disabled={name === ''} size="lg" type="submit" variant="gold">
          {isNew ? 'Commencer la quête' : 'Sauvegarder les modifications'}
        </Button>
        <Button
          onClick={() => form.change({ username: suggestName(Math.random(), name) })}
          size="lg"
          variant="quiet"
        >
          <StarIcon className="size-5 text-ui-foil" />
          Proposer un nom
        </Button>
      </div>
    </form>
  );
}
