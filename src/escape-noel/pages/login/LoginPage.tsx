import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { resendConfirmation } from '@/api/auth';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import type { Draft } from '@/ui/form/useForm';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { CredentialsForm } from '../../game/session/CredentialsForm';
import { GatePage } from '../../game/session/GatePage';
import { GoogleButton } from '../../game/session/GoogleButton';
import { FROM_LOGIN, readReturnTo, rememberReturn, useBackTo } from '../../game/session/returnTo';
import { useDoors } from '../../game/season/calendar';
import { useSession } from '../../game/session/useSession';
import { useSeemsVisitor } from '../../game/session/useSeemsVisitor';
import { useSigningIn } from '../../game/session/useSigningIn';

const words = {
  signIn: {
    title: 'Connexion',
    subtitle: "Le portail du royaume s'ouvre aux chevaliers de la nuit.",
    toggle: "Nouveau pèlerin ? S'inscrire",
  },
  signUp: {
    title: 'Inscription',
    subtitle: 'Rejoins les chevaliers qui cherchent la lumière de Noël.',
    toggle: 'Déjà un chevalier ? Se connecter',
  },
} as const;

function addressDraft(): Draft<'email'> {
  let current = '';
  return {
    read: () => ({ email: current }),
    write: ({ email = current }) => {
      current = email;
    },
  };
}

export function LoginPage() {
  const location = useLocation();
  const { status, account } = useSession();
  const seemsVisitor = useSeemsVisitor();
  const [mode, setMode] = useState<'signIn' | 'signUp'>('signIn');
  const [draft] = useState(addressDraft);
  const returnTo = readReturnTo(location.state, account?.id ?? null);
  // A confirmation link may open in another tab, which must redirect to the same page.
  const signing = useSigningIn(() => rememberReturn(returnTo));
  const pendingEmail = signing.data ?? null;

  if (!seemsVisitor) {
    return (
      <>
        {/* Also while the next page's code loads. */}
        <Spinner className="flex-1" label="Chargement..." />
        {status === 'knight' && <Navigate replace state={FROM_LOGIN} to={returnTo} />}
      </>
    );
  }
  if (pendingEmail !== null) {
    return (
      <GatePage pageKey="confirmation" title="Plus qu'un pas">
        <PendingConfirmation email={pendingEmail} isNew={mode === 'signUp'} onBack={signing.reset} />
      </GatePage>
    );
  }

  const { title, subtitle, toggle } = words[mode];
  const switchMode = () => {
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
    signing.reset();
  };
  return (
    <GatePage subtitle={subtitle} title={title}>
      {signing.isError && <Alert tone="error">{explain(signing.error)}</Alert>}
      <CredentialsForm draft={draft} isNew={mode === 'signUp'} key={mode} signing={signing} />
      <Button className="justify-self-center" onClick={switchMode} variant="quiet">
        {toggle}
      </Button>
      <div className="flex items-center gap-3 text-ui-muted">
        <span className="h-px flex-1 bg-ui-line" />
        ou
        <span className="h-px flex-1 bg-ui-line" />
      </div>
      <div className="grid gap-3">
        <GoogleButton returnTo={returnTo} signing={signing} />
        <WithoutAccount />
      </div>
    </GatePage>
  );
}

/** Leads to the first day, or home while its door is closed. */
function WithoutAccount() {
  const isFirstOpen = useDoors().some(({ day, isOpen }) => day === 1 && isOpen);
  return (
    <ButtonLink
      className="w-full"
      to={isFirstOpen ? paths.game.riddle(1) : paths.game.landing}
      variant="quiet"
    >
      Continuer sans compte
    </ButtonLink>
  );
}

interface PendingConfirmationProps {
  email: string;
  /** After a sign-up, which sends the message; a sign-in sends none. */
  isNew: boolean;
  onBack: () => void;
}

/** The same for an address that has an account already, so that accounts cannot be discovered. */
function PendingConfirmation({ email, isNew, onBack }: PendingConfirmationProps) {
  const resending = useMutation({ mutationFn: () => resendConfirmation(email) });
  const backTo = useBackTo();

  return (
    <div className="grid gap-4">
      <Alert tone="success" title="Regarde tes e-mails">
        <p>
          {isNew ? 'Un message part à' : 'Un message est déjà parti à'}{' '}
          <strong className="break-all">{email}</strong>. Ouvre-le et suis son lien pour confirmer ton
          adresse : le portail s'ouvrira.
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
