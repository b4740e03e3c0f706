import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { resendConfirmation } from '@/api/auth';
import { archiveCode, paths, TODAY_HASH } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import type { TypedFields } from '@/ui/form/useForm';
import { StarIcon } from '@/ui/icons';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { CredentialsForm, type StoredField } from '../../game/session/CredentialsForm';
import { GatePage } from '../../game/session/GatePage';
import { GoogleButton } from '../../game/session/GoogleButton';
import { FROM_LOGIN, readReturnTo, rememberReturn, useBackTo } from '../../game/session/returnTo';
import { useIsNextStopKnown, useNextStop } from '../../game/season/calendar';
import { useIsSignUp } from '../../game/session/useIsSignUp';
import { useSession } from '../../game/session/useSession';
import { reopenEvening } from '../../game/storage/knights';
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

/** The password is not stored: a child could have it shown after a parent has signed up. */
function typedInGate(): TypedFields<StoredField> {
  let stored = { username: '', email: '' };
  return {
    read: () => stored,
    write: ({ username = stored.username, email = stored.email }) => {
      stored = { username, email };
    },
  };
}

export function LoginPage() {
  const location = useLocation();
  const { status, account, playerId } = useSession();
  const seemsVisitor = useSeemsVisitor();
  const [stored] = useState(typedInGate);
  const isNew = useIsSignUp();
  const returnTo = readReturnTo(location.state, playerId);

  const [wasVisitor, setWasVisitor] = useState(false);
  if (status === 'visitor' && !wasVisitor) setWasVisitor(true);
  const hasSignedIn = wasVisitor && account !== null;
  const accountId = account?.id;
  useEffect(() => {
    // A new sign-in says who plays, even if an evening had begun before the session expired.
    if (hasSignedIn && accountId !== undefined) reopenEvening(accountId);
  }, [hasSignedIn, accountId]);

  if (!seemsVisitor) {
    return (
      <>
        {/* Also while the next page's code loads. */}
        <Spinner className="flex-1" label="Chargement..." />
        {status === 'knight' && <Navigate replace state={FROM_LOGIN} to={returnTo} />}
      </>
    );
  }
  return <Gate stored={stored} isNew={isNew} key={String(isNew)} returnTo={returnTo} />;
}

interface GateProps {
  isNew: boolean;
  stored: TypedFields<StoredField>;
  returnTo: string;
}

function Gate({ isNew, stored, returnTo }: GateProps) {
  const navigate = useNavigate();
  const backTo = useBackTo();
  // A confirmation link may open in another tab, which must redirect to the same page.
  const signing = useSigningIn(() => rememberReturn(returnTo));
  const pendingEmail = signing.data ?? null;
  if (pendingEmail !== null) {
    return (
      <GatePage pageKey="confirmation" title="Plus qu'un pas">
        <PendingConfirmation email={pendingEmail} isNew={isNew} onBack={signing.reset} />
      </GatePage>
    );
  }

  const { title, subtitle, toggle } = words[isNew ? 'signUp' : 'signIn'];
  const switchForm = () =>
    void navigate(isNew ? paths.game.login : paths.game.signUp, { replace: true, state: backTo });
  return (
    <GatePage subtitle={subtitle} title={title}>
      {isNew && <BeforeSigningUp />}
      {signing.isError && <Alert tone="error">{explain(signing.error)}</Alert>}
      <CredentialsForm stored={stored} isNew={isNew} signing={signing} />
      <Button className="justify-self-center" onClick={switchForm} variant="quiet">
        {toggle}
      </Button>
      <div className="flex items-center gap-3 text-ui-muted">
        <span className="h-px flex-1 bg-ui-line" />
        ou
        <span className="h-px flex-1 bg-ui-line" />
      </div>
      <div className="grid gap-3">
        <GoogleButton returnTo={returnTo} signing={signing} />
        <WithoutAccount returnTo={returnTo} />
      </div>
    </GatePage>
  );
}

/** For the parent who reads along (rule 7.10). */
const BeforeSigningUp = () => (
  <ul
    aria-label="Avant de créer ton compte"
    className="grid gap-2 rounded-md border border-ui-line bg-ui-veil p-4 text-base"
  >
    {[
      "L'adresse e-mail est celle d'un parent, ou d'un autre adulte qui est d'accord.",
      "Nous gardons cette adresse, que personne d'autre ne voit, ton nom de chevalier et ton voyage.",
      'Ton voyage te suit\u00A0: ce que tu as trouvé sur cet appareil pourra rejoindre ton compte.',
    ].map((line) => (
      <li className="flex gap-2" key={line}>
        <StarIcon className="mt-0.5 size-5 shrink-0 text-ui-foil" />
        {line}
      </li>
    ))}
  </ul>
);

/** Leads to the day to play (rule 7.1), or back to the past edition that the visitor comes from. */
function WithoutAccount({ returnTo }: { returnTo: string }) {
  const isKnown = useIsNextStopKnown();
  const next = useNextStop();
  const toPlay = isKnown ? next.address : paths.game.landing + TODAY_HASH;
  return (
    <ButtonLink className="w-full" to={archiveCode(returnTo) === null ? toPlay : returnTo} variant="quiet">
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
