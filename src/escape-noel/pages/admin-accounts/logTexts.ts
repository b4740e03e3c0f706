import type { LoggedDecision } from '@/api/moderation';
import { isolated } from '@/lib/isolated';

const quoted = (text: string | null) => `«\u00A0${isolated(text ?? '')}\u00A0»`;

/** What was decided, in a few words: « Nom « Grelot » caché ». An action that this release does not know keeps its subject. */
export function decisionText({ action, subject, day, edition }: LoggedDecision): string {
  switch (action) {
    case 'hidden_name':
      return `Nom ${quoted(subject)} caché`;
    case 'restored_name':
      return `Nom ${quoted(subject)} rendu`;
    case 'left_ranking':
      return 'Sortie du classement';
    case 'rejoined_ranking':
      return 'Retour au classement';
    case 'kept_review':
      return `Avis validé, sans photo (${edition})`;
    case 'kept_photo':
      return `Photo validée, sans avis (${edition})`;
    case 'kept_review_and_photo':
      return `Avis et photo validés (${edition})`;
    case 'withdrew_review':
      return `Ni avis ni photo (${edition})`;
    case 'accepted_answer':
      return `Réponse ${quoted(subject)} acceptée, jour ${day} (${edition})`;
    case 'published_message':
      return `Message publié, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'resolved_message':
      return `Message retiré, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'published_edition':
      return `Édition ${edition} publiée`;
    default:
      return subject === null ? 'Autre décision' : `Autre décision\u00A0: ${isolated(subject)}`;
  }
}

/** Who decided: an admin, a command, or someone whose account is gone. */
export const adminText = ({ adminName, action }: LoggedDecision): string =>
  adminName !== null
    ? isolated(adminName)
    : action === 'published_edition'
      ? 'une commande, ou un compte supprimé'
      : 'un compte supprimé';
