import { useMutation } from '@tanstack/react-query';
import { resendConfirmation } from '@/backend/auth';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../shared/failures';
import { useBackTo } from '../../shared/session/returnTo';

interface PendingConfirmationProps {
  email: string;
  onBack: () => void;
}

/**
 * What follows a sign-up where addresses are confirmed by e-mail, and a sign-in before it. The same for an address that has an
 * account already, to which nothing is sent: nobody learns here who plays.
 */
export function PendingConfirmation({ email, onBack }: PendingConfirmationProps) {
  const resending = useMutation({ mutationFn: () => resendConfirmation(email) });
  const backTo = useBackTo();

  return (
    <div className="grid gap-4">
      <Alert tone="success" title="Regarde tes e-mails">
        <p>
          Un message part à <strong className="break-all">{email}</strong>. Ouvre-le et suis son lien pour
          confirmer ton adresse : le portail s'ouvrira.
        </p>
      </Alert>
      <p className="text-ui-muted">
        Rien ne vient ? Regarde dans les courriers indésirables, vérifie l'adresse, ou demande un nouveau
        message. Si tu avais déjà un compte, rien ne part : connecte-toi, ou{' '}
        <TextLink state={{ ...backTo, email }} to={paths.game.password}>
          choisis un nouveau mot de passe
        </TextLink>
        .
      </p>
      {resending.isError && <Alert tone="error">{explain(resending.error)}</Alert>}
      {resending.isSuccess && (
        <Alert tone="success">Si cette adresse attend sa confirmation, un message vient d'y partir.</Alert>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={resending.isPending} onClick={() => resending.mutate()} variant="gold">
          Renvoyer le message
        </Button>
        <Button onClick={onBack} variant="quiet">
          Changer d'adresse
        </Button>
      </div>
    </div>
  );
}
