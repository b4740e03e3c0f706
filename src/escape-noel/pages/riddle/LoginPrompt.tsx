import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { StarIcon } from '@/ui/icons';
import { useEdition } from '../../game/edition/useEdition';
import { useBackTo } from '../../game/session/returnTo';
import { ANSWER_FIELD } from './AnswerForm';

const RANKING = 'Tu participes au classement des chevaliers';
const BENEFITS = [
  'Ta progression est sauvegardée automatiquement',
  RANKING,
  'Tu accèdes aux artefacts que tu as collectés',
] as const;

const findFocusTarget = () =>
  document.querySelector<HTMLElement>(`main [name="${ANSWER_FIELD}"]`) ??
  document.querySelector<HTMLElement>('main h1');

interface LoginPromptProps {
  day: number;
  open: boolean;
  onClose: () => void;
}

/** Offers a visitor an account, once per visit (rule 7.7). */
export function LoginPrompt({ day, open, onClose }: LoginPromptProps) {
  const navigate = useNavigate();
  const backTo = useBackTo();
  // The ranking of a past edition is frozen.
  const isPast = useEdition() !== null;
  const benefits = BENEFITS.filter((benefit) => !isPast || benefit !== RANKING);
  const goToLogin = () => void navigate(paths.game.login, { state: backTo });
  return (
    <Dialog focusAfter={findFocusTarget} onClose={onClose} open={open} title={`Jouer le Jour ${day}`}>
      {(close) => (
        <>
          <p className="text-lg text-ui-muted">Avec un compte, ta quête ne s'éteint jamais :</p>
          <ul className="grid gap-3 text-lg">
            {benefits.map((benefit) => (
              <li className="flex gap-3" key={benefit}>
                <StarIcon className="mt-1 size-5 shrink-0 text-ui-foil" />
                {benefit}
              </li>
            ))}
          </ul>
          <div className="mt-2 grid gap-3">
            <Button onClick={() => close(goToLogin)} size="lg" variant="gold">
              Se connecter
            </Button>
            <Button onClick={() => close()} size="lg" variant="quiet">
              Continuer sans compte
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
