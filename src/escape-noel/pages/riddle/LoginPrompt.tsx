import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { StarIcon } from '@/ui/icons';
import { useBackTo } from '../../game/session/returnTo';
import { ANSWER_FIELD } from './AnswerForm';

const BENEFITS = [
  'Ta progression est sauvegardée automatiquement',
  'Tu participes au classement des chevaliers',
  'Tu accèdes aux artefacts que tu as collectés',
] as const;

/** On a touch screen the field would bring its keyboard over the story. */
const findFocusTarget = () =>
  (matchMedia('(pointer: coarse)').matches
    ? null
    : document.querySelector<HTMLElement>(`main [name="${ANSWER_FIELD}"]`)) ??
  document.querySelector<HTMLElement>('main h1');

interface LoginPromptProps {
  day: number;
  open: boolean;
  onClose: () => void;
}

/** Offers a visitor an account (rule 7.7). */
export function LoginPrompt({ day, open, onClose }: LoginPromptProps) {
  const navigate = useNavigate();
  const backTo = useBackTo();
  const goToLogin = () => void navigate(paths.game.login, { state: backTo });
  return (
    <Dialog focusAfter={findFocusTarget} onClose={onClose} open={open} title={`Jouer le Jour ${day}`}>
      {(close) => (
        <>
          <p className="text-lg text-ui-muted">Avec un compte, ta quête ne s'éteint jamais :</p>
          <ul className="grid gap-3 text-lg">
            {BENEFITS.map((benefit) => (
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
