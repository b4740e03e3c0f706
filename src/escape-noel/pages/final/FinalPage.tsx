import { Navigate } from 'react-router-dom';
import { paths } from '@/paths';
import { Spinner } from '@/ui/Spinner';
import { useProgress } from '../../shared/player/useProgress';
import { RIDDLE_COUNT } from '../../shared/rules/days';
import { useSession } from '../../shared/session/SessionProvider';
import { KnightFinal } from './KnightFinal';
import { VisitorFinal } from './VisitorFinal';
import './final.css';

/**
 * The end of the quest (rule 7.3): for a signed-in knight; others go back to the game's home, except a visitor who
 * has finished, who is invited to sign in and bring the quest along (rule 7.3).
 */
export function FinalPage() {
  const { status, account } = useSession();
  const { ready, days } = useProgress();
  if (status === 'knight') return <KnightFinal accountId={account.id} />;
  if (!ready) return <Spinner className="min-h-dvh" label="Chargement..." />;
  return days.size >= RIDDLE_COUNT ? <VisitorFinal /> : <Navigate replace to={paths.game.landing} />;
}
