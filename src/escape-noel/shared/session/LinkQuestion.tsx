import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { nameOf, useSession, useSessionNews } from './SessionProvider';

/** A link would open an account where one is open: the person says which they want. Until then the link is not used. */
export function LinkQuestion() {
  const session = useSession();
  const { arrival, forgetArrival, followArrival } = useSessionNews();
  const follow = useMutation({ mutationFn: followArrival });
  const email = session.account?.email ?? null;
  return (
    <ConfirmDialog
      busy={follow.isPending}
      cancelLabel="Rester connecté"
      confirmLabel="Suivre le lien"
      onCancel={forgetArrival}
      onConfirm={() => follow.mutate()}
      open={arrival.kind === 'replaces' && session.status !== 'loading'}
      title="Tu es déjà connecté"
    >
      <p>
        Tu joues ici sous le nom de <strong>{nameOf(session)}</strong>
        {email !== null && <span className="break-all"> ({email})</span>}. Le lien que tu as ouvert mène à un
        compte, qui prendrait la place de celui-ci dans ce navigateur.
      </p>
      <p className="mt-2">Si tu ne l'as pas demandé, reste connecté : rien ne changera.</p>
    </ConfirmDialog>
  );
}
