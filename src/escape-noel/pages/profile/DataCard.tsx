import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { Account } from '@/api/auth';
import { forgetSession } from '@/api/client';
import { deleteAccount } from '@/api/knights';
import { isolated } from '@/lib/isolated';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Dialog, type CloseDialog } from '@/ui/Dialog';
import { TextField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { signOutIntent } from '../../game/session/expiringFlags';
import { leave } from '../../game/session/leave';
import { tidyName } from '../../game/forms/knightName';
import { nameOf, useSession } from '../../game/session/useSession';
import { useDataExport } from './useDataExport';

/** The account may be gone: an account that is gone can be deleted once more. */
const UNKNOWN = 'on ne sait pas encore si ton compte est effacé.';
const FAILURES = {
  offline: `Le royaume n'a pas répondu : ${UNKNOWN} Vérifie ta connexion, puis réessaie.`,
  barred: `Le royaume n'a pas répondu, alors que ce site répond\u00A0: ${UNKNOWN} Le réseau d'ici bloque peut-être le serveur du jeu ({hôte}), ou il est en panne. Essaie un autre réseau, ou réessaie plus tard.`,
  timeout: `Le royaume n'a pas répondu à temps : ${UNKNOWN} Réessaie dans un instant.`,
  unexpected: `Quelque chose s'est mal passé chez nous : ${UNKNOWN} Réessaie dans un moment.`,
};

export function DataCard({ account }: { account: Account }) {
  const saving = useDataExport();

  return (
    <section className="grid gap-4">
      <h3 className="text-xl">Mes données</h3>
      <p className="text-ui-muted">
        Tout ce que le jeu sait de toi tient dans un petit fichier. La page{' '}
        <TextLink to={paths.game.privacy}>Vie privée</TextLink> t'explique à quoi cela sert.
      </p>
      {saving.isError && <Alert tone="error">{explain(saving.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} onClick={() => saving.mutate()} variant="quiet">
          {saving.isError ? 'Réessayer' : 'Télécharger mes données'}
        </Button>
        <DeleteAccount account={account} />
      </div>
    </section>
  );
}

/** « Supprimer mon compte »: the knight's name must be typed, because it cannot be undone. */
function DeleteAccount({ account }: { account: Account }) {
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
  const name = tidyName(nameOf(session));
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onMutate: () => signOutIntent.write(),
    onSuccess: async () => {
      // The session of this browser remains.
      await leave(account.id, forgetSession).catch((error: unknown) => logFailure('Déconnexion', error));
      void navigate(paths.game.landing);
    },
    onError: signOutIntent.remove,
    meta: { failure: 'Suppression du compte' },
  });
  const form = useForm({
    schema: v.object({
      name: v.pipe(
        v.string(),
        v.check(
          (typed) => lower(typed) === lower(name),
          `Ce n'est pas tout à fait ton nom : écris « ${isolated(name)} ».`,
        ),
      ),
    }),
    initial: { name: '' },
    send: () => deletion.mutateAsync(),
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit}>
      <p>
        Ton nom, ton adresse {account.email && <strong className="break-all">{account.email}</strong>}, tes
        points, tes fragments et tes artefacts seront effacés pour toujours. Il en va de même de tous les
        chevaliers de ce compte. Personne ne pourra les retrouver.
      </p>
      {deletion.isError && <Alert tone="error">{explain(deletion.error, FAILURES)}</Alert>}
      <TextField
        autoCapitalize="words"
        autoComplete="off"
        form={form}
        label={`Pour confirmer, écris ton nom de chevalier : ${isolated(name)}`}
        name="name"
        spellCheck="false"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={deletion.isPending} onClick={() => close()} variant="quiet">
          Annuler
        </Button>
        <Button
          busy={deletion.isPending}
          disabled={form.values.name.trim() === ''}
          type="submit"
          variant="danger"
        >
          Supprimer pour toujours
        </Button>
      </div>
    </form>
  );
}

const lower = (name: string) => tidyName(name).toLocaleLowerCase('fr');
