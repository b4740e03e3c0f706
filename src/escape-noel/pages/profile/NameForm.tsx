import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { updateAccount, type Account } from '@/backend/auth';
import { BackendError } from '@/backend/errors';
import { renameKnight } from '@/backend/knights';
import { useIsHere } from '@/lib/page';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { StarIcon } from '@/ui/icons';
import { TextInput } from '@/ui/inputs';
import { authMessage } from '../../shared/session/authErrors';
import { NAME_MAX_LENGTH, nameRefusal, tidyName } from '../../shared/session/knightName';
import { readReturnTo } from '../../shared/session/returnTo';
import { knightKey, useSession } from '../../shared/session/SessionProvider';
import { WithheldName } from '../../shared/session/WithheldName';
import { NameBanner } from './NameBanner';
import { suggestName } from './nameSuggestions';

interface NameFormProps {
  account: Account;
  isNew: boolean;
}

/** The name that everybody sees (spec §5 « Profile name »). Once it is saved the game's home opens, or the page that a first sign-in had left. */
export function NameForm({ account, isNew }: NameFormProps) {
  const { knight } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const state: unknown = useLocation().state;
  // What is known changes under a form that nobody has touched, and never one that somebody has.
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = typed ?? knight?.username ?? account.username ?? '';

  const write = (next: string) => {
    setTyped(next);
    setRefusal(null);
  };

  const refuse = (message: string) => {
    setRefusal(message);
    input.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const refused = nameRefusal(name);
    if (refused !== null) {
      refuse(refused);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const tidy = tidyName(name);
      await renameKnight(tidy);
      await updateAccount({ username: tidy, full_name: tidy });
      await queries.invalidateQueries({ queryKey: knightKey(account.id) });
      setBusy(false);
      if (isHere()) void navigate(readReturnTo(state));
    } catch (error) {
      setBusy(false);
      if (error instanceof BackendError && error.reason?.startsWith('name_')) refuse(error.message);
      else setFailure(authMessage(error));
    }
  };

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <NameBanner name={name} />
      <WithheldName onProfile />
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Field
        error={refusal}
        hint={`${Array.from(name).length}/${NAME_MAX_LENGTH} caractères. C'est le seul mot de toi que les autres chevaliers voient : n'y mets ni ton nom de famille, ni ton école.`}
        label="Nom de chevalier"
        required
      >
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="words"
            autoComplete="nickname"
            enterKeyHint="done"
            maxLength={NAME_MAX_LENGTH}
            name="username"
            onChange={(event) => write(event.target.value)}
            ref={input}
            spellCheck={false}
            value={name}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={name === ''} size="lg" type="submit" variant="gold">
          {isNew ? 'Commencer la quête' : 'Sauvegarder les modifications'}
        </Button>
        <Button onClick={() => write(suggestName(Math.random(), name))} size="lg" variant="quiet">
          <StarIcon className="size-5 text-ui-foil" />
          Proposer un nom
        </Button>
      </div>
    </form>
  );
}
