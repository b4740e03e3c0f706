import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/backend/auth';
import { paths } from '@/paths';
import { signOutIntent } from './notes';

/** « Quitter »: signs out and goes to the game's home. A failure is logged, and the button answers again (rule 10.2). */
export function useSignOut(): { busy: boolean; signOut: () => void } {
  const navigate = useNavigate();
  const { isPending, mutate } = useMutation({
    mutationFn: signOut,
    onMutate: () => signOutIntent.write(),
    onSuccess: () => void navigate(paths.game.landing),
    onError: signOutIntent.remove,
    meta: { failure: 'Déconnexion' },
  });
  return { busy: isPending, signOut: () => mutate() };
}
