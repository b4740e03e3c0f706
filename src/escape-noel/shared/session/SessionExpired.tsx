import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/ui/Alert';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/Button';
import { authMessage } from './authErrors';
import { CredentialsForm } from './CredentialsForm';
import { GoogleButton } from './GoogleButton';
import { useSession, useSessionNews } from './SessionProvider';

/** The session has ended by itself: signing in again happens here, over a page that keeps everything that was typed in it. */
export function SessionExpired() {
  const { account } = useSession();
  const { expired, giveUp } = useSessionNews();
  const { pathname, search } = useLocation();
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const hasPassword = account?.hasPassword ?? true;

  return (
    <Dialog closeLabel="Continuer sans compte" onClose={giveUp} open={expired} title="Ta session a expiré">
      {(close) => (
        <div className="grid gap-4">
          <p>
            Reconnecte-toi pour continuer ta quête. La page t'attend derrière : rien de ce que tu y as écrit
            n'est perdu.
          </p>
          {error !== null && <Alert tone="error">{error}</Alert>}
          {hasPassword && (
            <CredentialsForm
              email={email ?? account?.email ?? ''}
              mode="signIn"
              onEmail={setEmail}
              onError={setError}
              onForgotten={giveUp}
              onPending={() => setError('Cette adresse attend encore sa confirmation.')}
            />
          )}
          <GoogleButton onError={(cause) => setError(authMessage(cause))} returnTo={pathname + search} />
          <Button onClick={() => close()} variant="quiet">
            Continuer sans compte
          </Button>
        </div>
      )}
    </Dialog>
  );
}
