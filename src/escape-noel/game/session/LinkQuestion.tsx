import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthArrival, LinkPurpose } from '@/api/authArrival';
import { Alert } from '@/ui/Alert';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { explain } from '../forms/failures';
import { nameOf, useSession } from './useSession';

type AskingLink = Extract<AuthArrival, { kind: 'asks' }>;

interface LinkQuestionProps {
  link: AskingLink | null;
  /** @throws {ApiError} when the link can be tried again. */
  onFollow: () => Promise<void>;
  onStay: () => void;
}

const WORDS: Record<LinkPurpose, { title: string; text: string }> = {
  signup: {
    title: 'Confirmer ton adresse',
    text: 'Continue pour confirmer ton adresse et entrer dans le jeu.',
  },
  recovery: {
    title: 'Choisir un nouveau mot de passe',
    text: 'Continue pour choisir ton nouveau mot de passe.',
  },
  email_change: {
    title: 'Confirmer ta nouvelle adresse',
    text: 'Continue pour confirmer ta nouvelle adresse e-mail.',
  },
  code: { title: 'Se connecter avec Google', text: 'Continue pour te connecter.' },
};

export function LinkQuestion({ link, onFollow, onStay }: LinkQuestionProps) {
  const follow = useMutation({ mutationFn: onFollow });
  // The words stay while the dialog closes.
  const [asked, setAsked] = useState(link);
  if (link && link !== asked) setAsked(link);
  const replaces = asked?.replacesSession ?? false;
  const { title, text } = WORDS[asked?.about ?? 'signup'];
  return (
    <ConfirmDialog
      busy={follow.isPending}
      cancelLabel={replaces ? 'Rester connecté' : 'Pas maintenant'}
      confirmLabel={replaces ? 'Suivre le lien' : 'Continuer'}
      onCancel={onStay}
      onConfirm={() => follow.mutate()}
      open={link !== null}
      title={replaces ? 'Tu es déjà connecté' : title}
    >
      {replaces ? <ReplacesSession /> : <p>{text}</p>}
      <p className="mt-2">
        {replaces
          ? "Si tu ne l'as pas demandé, reste connecté\u00A0: rien ne changera."
          : "Si tu n'as rien demandé, ne continue pas\u00A0: ce lien ouvrirait peut-être le compte de quelqu'un d'autre."}
      </p>
      {follow.isError && (
        <Alert className="mt-3" tone="error">
          {explain(follow.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function ReplacesSession() {
  const session = useSession();
  const email = session.account?.email ?? null;
  return (
    <p>
      Tu joues ici sous le nom de{' '}
      <strong>
        <bdi>{nameOf(session)}</bdi>
      </strong>
      {email !== null && <span className="break-all"> ({email})</span>}. Le lien que tu as ouvert mène à un
      compte, qui prendrait la place de celui-ci dans ce navigateur.
    </p>
  );
}
