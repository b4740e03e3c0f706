import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetSession, type Account } from '@/backend/auth';
import { isUnreachable } from '@/backend/errors';
import { deleteAccount } from '@/backend/knights';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog, type CloseDialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { authMessage } from '../../shared/session/authErrors';
import { forgetSignOutIntent, noteSignOutIntent } from '../../shared/session/signOutIntent';
import { tidyName } from '../../shared/session/knightName';
import { nameOf, useSession } from '../../shared/session/SessionProvider';

/** The account may be gone: asking again tells, for an account that is gone can be deleted once more. */
const NETWORK_ERROR_MESSAGE =
  "Le royaume n'a pas répondu : on ne sait pas encore si ton compte est effacé. Vérifie ta connexion, puis réessaie.";

/** « Supprimer mon compte »: the knight's name must be typed, for it cannot be undone. */
export function DeleteAccount({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="danger">
        Supprimer mon compte
      </Button>
      <Dialog onClose={() => setOpen(false)} open={open} role="alertdialog" title="Supprimer mon compte">
        {(close) => <DeleteForm account={account} close={close} />}
      </Dialog>
    </>
  );
}

function DeleteForm({ account, close }: { account: Account; close: CloseDialog }) {
  const session = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = tidyName(nameOf(session));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const matches = tidyName(typed).toLocaleLowerCase('fr') === name.toLocaleLowerCase('fr');
    setMismatch(!matches);
    if (!matches) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    noteSignOutIntent();
    try {
      await deleteAccount();
    } catch (error) {
      forgetSignOutIntent();
      setBusy(false);
      setFailure(isUnreachable(error) ? NETWORK_ERROR_MESSAGE : authMessage(error));
      return;
    }
    // The account is gone: what is left is the session of this browser.
    await forgetSession().catch((error: unknown) => logFailure('Déconnexion', error));
    void navigate(paths.game.landing);
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        Ton nom, ton adresse {account.email && <strong className="break-all">{account.email}</strong>}, tes
        points, tes fragments et tes artefacts seront effacés pour toujours. Personne ne pourra les retrouver.
      </p>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Field
        error={mismatch ? `Ce n'est pas tout à fait ton nom : écris « ${name} ».` : null}
        label={`Pour confirmer, écris ton nom de chevalier : ${name}`}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="words"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            spellCheck={false}
            value={typed}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={busy} onClick={() => close()} variant="quiet">
          Annuler
        </Button>
        <Button busy={busy} disabled={typed.trim() === ''} type="submit" variant="danger">
          Supprimer pour toujours
        </Button>
      </div>
    </form>
  );
}
