import { useState, type ReactNode } from 'react';
import type { Account } from '@/api/auth';
import { Alert } from '@/ui/Alert';
import { Sheet } from '@/ui/Sheet';
import { NextIcon } from '@/ui/icons';
import { NewPasswordForm } from '../../game/session/NewPasswordForm';
import { EmailForm } from './EmailForm';

export function AccessCard({ account }: { account: Account }) {
  const [passwordChanged, setPasswordChanged] = useState(false);
  return (
    <Sheet title="Ma connexion">
      <p className="break-words text-ui-muted">
        {account.hasPassword
          ? "Tu te connectes avec l'adresse "
          : "Tu te connectes avec Google, à l'adresse "}
        <strong className="text-ui-ink">{account.email ?? 'inconnue'}</strong>. Personne d'autre ne la voit,
        sauf l'équipe du jeu.
      </p>
      {account.hasPassword && (
        <>
          <Disclosure title="Changer d'adresse e-mail">
            <EmailForm />
          </Disclosure>
          <Disclosure title="Changer de mot de passe">
            {passwordChanged && <Alert tone="success">Ton nouveau mot de passe est enregistré.</Alert>}
            <NewPasswordForm email={account.email} onChanged={() => setPasswordChanged(true)} />
          </Disclosure>
        </>
      )}
    </Sheet>
  );
}

const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-md border border-ui-line bg-ui-veil">
    <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2 font-bold [&::-webkit-details-marker]:hidden">
      {title}
      <NextIcon className="size-5 shrink-0 transition-transform duration-touch group-open:rotate-90" />
    </summary>
    <div className="grid gap-4 p-4 pt-2">{children}</div>
  </details>
);
