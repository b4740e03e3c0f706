import { useState } from 'react';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { ButtonLink } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { GatePage } from '../../shared/session/GatePage';
import { NewPasswordForm } from '../../shared/session/NewPasswordForm';
import { useSession } from '../../shared/session/SessionProvider';
import { useSeemsVisitor } from '../../shared/session/useSeemsVisitor';
import { RecoveryForm } from './RecoveryForm';

/** A forgotten password: asks for the link, and once the link has signed the person in, for the new password. */
export function PasswordPage() {
  const { account } = useSession();
  const seemsVisitor = useSeemsVisitor();
  const [changed, setChanged] = useState(false);

  if (seemsVisitor) {
    return (
      <GatePage
        page="Mot de passe"
        subtitle="Cela arrive même aux chevaliers. Nous t'envoyons un lien pour en choisir un autre."
        title="Mot de passe oublié"
      >
        <RecoveryForm />
      </GatePage>
    );
  }
  if (!account) return <Spinner className="flex-1" label="Chargement..." />;
  return (
    <GatePage page="Mot de passe" subtitle={account.email ?? ''} title="Nouveau mot de passe">
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
