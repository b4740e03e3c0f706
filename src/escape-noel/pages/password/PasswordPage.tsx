import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { sendRecovery } from '@/api/auth';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { EmailField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { emailAddress } from '../../game/forms/fields';
import { GatePage } from '../../game/session/GatePage';
import { NewPasswordForm } from '../../game/session/NewPasswordForm';
import { useBackTo } from '../../game/session/returnTo';
import { useSession } from '../../game/session/useSession';
import { useSeemsVisitor } from '../../game/session/useSeemsVisitor';

const typedBefore = v.object({ email: v.string() });
const schema = v.object({ email: v.pipe(emailAddress, v.trim()) });

export function PasswordPage() {
  const { account } = useSession();
  const seemsVisitor = useSeemsVisitor();
  const [changed, setChanged] = useState(false);

  if (seemsVisitor) {
    return (
      <GatePage
        subtitle="Cela arrive même aux chevaliers. Nous t'envoyons un lien pour en choisir un autre."
        title="Mot de passe oublié"
      >
        <RecoveryForm />
      </GatePage>
    );
  }
  if (!account) return <Spinner className="flex-1" label="Chargement..." />;
  return (
    <GatePage subtitle={account.email ?? ''} title="Nouveau mot de passe">
      {changed ? (
        <>
          <Alert title="C'est fait" tone="success">
            <p>Ton nouveau mot de passe est enregistré. Tu es connecté : le portail est grand ouvert.</p>
          </Alert>
          <ButtonLink size="lg" to={paths.game.landing} variant="gold">
            Continuer l'aventure
          </ButtonLink>
        </>
      ) : (
        <NewPasswordForm email={account.email} onChanged={() => setChanged(true)} />
      )}
    </GatePage>
  );
}

/** Requests the link of a new password. The reply does not tell whether the address has an account. */
function RecoveryForm() {
  const state: unknown = useLocation().state;
  const backTo = useBackTo();
  const recovery = useMutation({ mutationFn: sendRecovery });
  const { adopt, ...form } = useForm({
    schema,
    initial: { email: v.is(typedBefore, state) ? state.email : '' },
    send: ({ email }) => recovery.mutateAsync(email),
  });

  return (
    <form className="grid gap-4" method="dialog" noValidate onSubmit={form.submit} ref={adopt}>
      {recovery.isError && <Alert tone="error">{explain(recovery.error)}</Alert>}
      {recovery.isSuccess && (
        <Alert title="Regarde ta boîte aux lettres" tone="success">
          <p>
            Si un chevalier porte l'adresse <strong className="break-all">{recovery.variables}</strong>, un
            lien vient d'y partir. Il est valable une heure. Pense aux courriers indésirables.
          </p>
        </Alert>
      )}
      <EmailField autoComplete="username" form={form} label="Adresse e-mail" name="email" />
      <Button busy={recovery.isPending} size="lg" type="submit" variant="gold">
        {recovery.isSuccess ? 'Renvoyer le lien' : 'Envoyer le lien'}
      </Button>
      <TextLink className="justify-self-center rounded-sm" state={backTo} tall to={paths.game.login}>
        Revenir à la connexion
      </TextLink>
    </form>
  );
}
