import { useState } from 'react';
import type { Account } from '@/api/auth';
import { Alert } from '@/ui/Alert';
import { Fold } from '@/ui/Fold';
import { NewPasswordForm } from '../../game/session/NewPasswordForm';
import { EmailForm } from './EmailForm';

export function AccessCard({ account }: { account: Account }) {
  const [passwordChanged, setPasswordChanged] = useState(false);
  return (
    <section className="grid gap-4">
      <h3 className="text-xl">Ma connexion</h3>
      <p className="break-words text-ui-muted">
        {account.hasPassword
          ? "Tu te connectes avec l'adresse "
          : "Tu te connectes avec Google, à l'adresse "}
        <strong className="text-ui-ink">{account.email ?? 'inconnue'}</strong>. Personne d'autre ne la voit,
        sauf l'équipe du jeu.
      </p>
      {account.hasPassword && (
        <>
          <Fold title="Changer d'adresse e-mail">
            <EmailForm />
          </Fold>
          <Fold title="Changer de mot de passe">
            {passwordChanged && <Alert tone="success">Ton nouveau mot de passe est enregistré.</Alert>}
            <NewPasswordForm email={account.email} onChanged={() => setPasswordChanged(true)} />
          </Fold>
        </>
      )}
    </section>
  );
}
