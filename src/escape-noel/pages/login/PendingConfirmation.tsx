import { useState } from 'react';
import { resendConfirmation } from '@/backend/auth';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { authMessage } from '../../shared/session/authErrors';

interface PendingConfirmationProps {
  email: string;
  onBack: () => void;
}

/** The account is made and waits for its e-mail to be confirmed. */
export function PendingConfirmation({ email, onBack }: PendingConfirmationProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string | null>(null);

  const resend = async () => {
    setState('sending');
    setError(null);
    try {
      await resendConfirmation(email);
      setState('sent');
    } catch (cause) {
      setState('idle');
      setError(authMessage(cause));
    }
  };

  return (
    <div className="grid gap-4">
      <Alert tone="success" title="Un message est en route">
        <p>
          Nous l'avons envoyé à <strong className="break-all">{email}</strong>. Ouvre-le et suis son lien pour
          confirmer ton adresse : le portail s'ouvrira.
        </p>
      </Alert>
      <p className="text-ui-muted">
        Rien ne vient ? Regarde dans les courriers indésirables, vérifie l'adresse, ou demande un nouveau
        message.
      </p>
      {error !== null && <Alert tone="error">{error}</Alert>}
      {state === 'sent' && <Alert tone="success">Un nouveau message vient de partir.</Alert>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={state === 'sending'} onClick={() => void resend()} variant="gold">
          Renvoyer le message
        </Button>
        <Button onClick={onBack} variant="quiet">
          Changer d'adresse
        </Button>
      </div>
    </div>
  );
}
