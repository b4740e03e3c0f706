import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { sendRecovery } from '@/backend/auth';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmailField } from '@/ui/form/fields';
import { useForm } from '@/ui/form/useForm';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../shared/failures';
import { emailAddress } from '../../shared/fields';
import { useBackTo } from '../../shared/session/returnTo';

const typedBefore = v.object({ email: v.string() });
const schema = v.object({ email: v.pipe(emailAddress, v.trim()) });

/** Asks for the link of a new password. The answer is the same whether or not the address is known. */
export function RecoveryForm() {
  const state: unknown = useLocation().state;
  const backTo = useBackTo();
  const recovery = useMutation({ mutationFn: sendRecovery });
  const { adopt, ...form } = useForm({
    schema,
    initial: { email: v.is(typedBefore, state) ? state.email : '' },
    send: ({ email }) => recovery.mutateAsync(email),
  });

  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit} ref={adopt}>
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
