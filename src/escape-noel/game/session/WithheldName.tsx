import { useNavigate } from 'react-router-dom';
import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import type { CloseDialog } from '@/ui/Dialog';
import { TextLink } from '@/ui/TextLink';
import { nameOf, useSession } from './useSession';

interface WithheldNameProps {
  onProfile?: boolean;
  /** Closes the dialog that the notice is in, before the profile opens. */
  close?: CloseDialog;
}

export function WithheldName({ onProfile = false, close }: WithheldNameProps) {
  const navigate = useNavigate();
  const session = useSession();
  const reason = session.knight?.nameWithheld ?? null;
  if (reason === null) return null;
  const name = `«\u00A0${isolated(nameOf(session))}\u00A0»`;
  return (
    <Alert className="text-left" title="Les autres ne voient plus ton nom" tone="info">
      <p>
        {`${textOf(reason, name)} `}
        {onProfile ? (
          'Tu peux en choisir un autre ici, quand tu veux.'
        ) : (
          <TextLink
            onClick={(event) => {
              if (!close) return;
              event.preventDefault();
              close(() => void navigate(paths.game.profile));
            }}
            tall
            to={paths.game.profile}
          >
            Choisir un autre nom
          </TextLink>
        )}
      </p>
    </Alert>
  );
}

const INSTEAD = '\u00A0: à sa place, ils lisent «\u00A0Chevalier\u00A0».';

/** Why others read « Chevalier », without blame: what is wrong with a hidden name is often whose it is (rule 2.6). */
function textOf(reason: string, name: string): string {
  if (reason === 'name_contains_answer')
    return `${name} contient la réponse d'une énigme que tu as terminée${INSTEAD}`;
  if (reason === 'name_hidden')
    return `L'équipe du jeu a mis ${name} de côté${INSTEAD} Ce n'est pas un reproche, et tes points ne bougent pas.`;
  return `${name} contient un mot qui ne convient pas${INSTEAD}`;
}
