import { Navigate } from 'react-router-dom';
import { Spinner } from '@/ui/Spinner';
import { useProgress } from '../../game/player/useProgress';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useSession } from '../../game/session/useSession';
import { KnightFinal } from './KnightFinal';
import { VisitorFinal } from './VisitorFinal';
import './final.css';
import { useEditionPaths } from '../../game/edition/useEdition';

/** The final page (rule 7.3): a visitor who has finished is invited to sign in, other visitors are redirected. */
export function FinalPage() {
  const here = useEditionPaths();
  const { status, playerId } = useSession();
  const { ready, days } = useProgress();
  if (status === 'knight') return <KnightFinal key={playerId} playerId={playerId} />;
  if (!ready) return <Spinner className="min-h-dvh" label="Chargement..." />;
  return days.size >= RIDDLE_COUNT ? <VisitorFinal /> : <Navigate replace to={here.landing} />;
}
