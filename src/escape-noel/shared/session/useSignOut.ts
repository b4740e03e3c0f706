import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/backend/auth';
import { logFailure } from '@/lib/log';
import { paths } from '@/paths';
import { forgetSignOutIntent, noteSignOutIntent } from './signOutIntent';

/** « Quitter »: signs out and goes to the game's home. A failure is logged, and the button answers again (spec §8). */
export function useSignOut(): { busy: boolean; signOut: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  return {
    busy,
    signOut: async () => {
      if (busy) return;
      setBusy(true);
      noteSignOutIntent();
      try {
        await signOut();
        void navigate(paths.game.landing);
      } catch (error) {
        forgetSignOutIntent();
        logFailure('Déconnexion', error);
      } finally {
        setBusy(false);
      }
    },
  };
}
