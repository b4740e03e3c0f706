import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isGamePath, paths } from '@/paths';
import { isGate } from '../../game/session/returnTo';

const arrival = v.object({
  from: v.pipe(
    v.string(),
    v.check((path) => isGamePath(path) && !isGate(path) && !path.startsWith(paths.game.knights)),
  ),
  state: v.optional(v.unknown()),
});

/** @returns a function that goes on to the page that led to the choice; by default to the game's home. */
export function useGoOn(): () => void {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  return () => {
    const to = v.is(arrival, state) ? state : { from: paths.game.landing, state: undefined };
    void navigate(to.from, { replace: true, state: to.state });
  };
}
