import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { nameOf, useSession } from './useSession';

interface LinkQuestionProps {
  open: boolean;
  onFollow: () => Promise<void>;
  onStay: () => void;
}

export function LinkQuestion({ open, onFollow, onStay }: LinkQuestionProps) {
  const session = useSession();
  const follow = useMutation({ mutationFn: onFollow });
  const email = session.account?.email ?? null;
  return (
    <ConfirmDialog
      busy={follow.isPending}
      cancelLabel="Rester connecté"
      confirmLabel="Suivre le lien"
      onCancel={onStay}
      onConfirm={() => follow.mutate()}
      open={open}
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
