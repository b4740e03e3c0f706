import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { TextLink } from '@/ui/TextLink';
import { nameOf, useSession } from './useSession';

export function WithheldName({ onProfile = false }: { onProfile?: boolean }) {
  const session = useSession();
  const reason = session.knight?.nameWithheld ?? null;
  if (reason === null) return null;
  const why =
    reason === 'name_contains_answer'
      ? "contient la réponse d'une énigme que tu as terminée"
      : 'contient un mot qui ne convient pas';
  return (
    <Alert className="text-left" title="Les autres ne voient plus ton nom" tone="info">
      <p>
        {`«\u00A0${isolated(nameOf(session))}\u00A0» ${why}\u00A0: à sa place, ils lisent «\u00A0Chevalier\u00A0». `}
        {onProfile ? (
          'Tu peux en choisir un autre ici, quand tu veux.'
        ) : (
          <TextLink tall to={paths.game.profile}>
            Choisir un autre nom
          </TextLink>
        )}
      </p>
    </Alert>
  );
}
