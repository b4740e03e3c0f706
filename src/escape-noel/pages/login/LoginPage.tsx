import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useArrival } from '@/lib/page';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Spinner } from '@/ui/Spinner';
import { authMessage } from '../../shared/session/authErrors';
import { GateScene } from '../../shared/session/GateScene';
import { FROM_LOGIN, readReturnTo } from '../../shared/session/returnTo';
import { useSession } from '../../shared/session/SessionProvider';
import { CredentialsForm } from './CredentialsForm';
import { GoogleButton } from './GoogleButton';
import { PendingConfirmation } from './PendingConfirmation';

const titles = { signIn: 'Connexion', signUp: 'Inscription' } as const;

/** Sign-in and sign-up in one page (spec §2 « Login »). Whoever is signed in goes back to the page that asked. */
export function LoginPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const { status } = useSession();
  const [mode, setMode] = useState<'signIn' | 'signUp'>('signIn');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const returnTo = readReturnTo(state);
  useArrival(`Connexion · Escape Noël · ${publisher.name}`, heading);

  if (status === 'knight') return <Navigate replace state={FROM_LOGIN} to={returnTo} />;
  if (status === 'loading') return <Spinner className="flex-1" label="Chargement..." />;

  const toggle = () => {
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
    setError(null);
  };

  return (
    <div className="mx-auto grid w-full max-w-lg content-start gap-4 px-3 pt-10 sm:px-6 lg:pt-12">
      <GateScene />
      <Card className="relative -mt-16 grid gap-5 p-5 pt-7 sm:p-8" foil>
        <div className="grid gap-1 text-center">
          <h1 className="text-3xl outline-none sm:text-4xl" ref={heading} tabIndex={-1}>
            {pendingEmail === null ? titles[mode] : "Plus qu'un pas"}
          </h1>
          {pendingEmail === null && (
            <p className="text-ui-muted">
              {mode === 'signIn'
                ? "Le portail du royaume s'ouvre aux chevaliers de la nuit."
                : 'Rejoins les chevaliers qui cherchent la lumière de Noël.'}
            </p>
          )}
        </div>
        {pendingEmail === null ? (
          <>
            {error !== null && <Alert tone="error">{error}</Alert>}
            <CredentialsForm
              email={email}
              key={mode}
              mode={mode}
              onEmail={setEmail}
              onError={setError}
              onPending={setPendingEmail}
            />
            <Button
              className="justify-self-center border-transparent bg-transparent"
              onClick={toggle}
              variant="quiet"
            >
              {mode === 'signIn' ? "Nouveau pèlerin ? S'inscrire" : 'Déjà un chevalier ? Se connecter'}
            </Button>
            <div className="flex items-center gap-3 text-ui-muted" role="presentation">
              <span className="h-px flex-1 bg-ui-line" />
              ou
              <span className="h-px flex-1 bg-ui-line" />
            </div>
            <div className="grid gap-3">
              <GoogleButton onError={(cause) => setError(authMessage(cause))} returnTo={returnTo} />
              <ButtonLink className="w-full" size="lg" to={paths.game.riddle(1)} variant="quiet">
                Continuer sans compte
              </ButtonLink>
            </div>
          </>
        ) : (
          <PendingConfirmation email={pendingEmail} onBack={() => setPendingEmail(null)} />
        )}
      </Card>
    </div>
  );
}
