import { useLocation } from 'react-router-dom';
import { Alert } from '@/ui/Alert';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/Button';
import { explain } from '../forms/failures';
import { CredentialsForm } from './CredentialsForm';
import { GoogleButton } from './GoogleButton';
import { useSession } from './useSession';
import { useSessionExpiry } from './useSessionExpiry';
import { useSigningIn } from './useSigningIn';

/** The session has expired under an open page: signing in again happens over it, and what was typed stays. */
export function SessionExpired() {
  const { account } = useSession();
  const { expired, dismiss } = useSessionExpiry();
  const { pathname, search } = useLocation();
  const signing = useSigningIn();
  const hasPassword = account?.hasPassword ?? true;

  return (
    <Dialog
      closeLabel="Continuer sans compte"
      onClose={dismiss}
      open={expired === 'here'}
      title="Ta session a expiré"
    >
      {(close) => (
        <div className="grid gap-4">
          <p>
            Reconnecte-toi pour continuer ta quête. La page t'attend derrière : rien de ce que tu y as écrit
            n'est perdu.
          </p>
          {signing.isError && <Alert tone="error">{explain(signing.error)}</Alert>}
          {typeof signing.data === 'string' && (
            <Alert tone="error">Cette adresse attend encore sa confirmation.</Alert>
          )}
          {hasPassword && (
            <CredentialsForm
              email={account?.email ?? ''}
              isNew={false}
              onForgotten={dismiss}
              signing={signing}
            />
          )}
          <GoogleButton returnTo={pathname + search} signing={signing} />
          <Button onClick={() => close()} variant="quiet">
            Continuer sans compte
          </Button>
        </div>
      )}
    </Dialog>
  );
}
