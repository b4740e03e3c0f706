import type { LoggedDecision } from '@/api/moderation';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';

const quoted = (text: string | null) => `«\u00A0${isolated(text ?? '')}\u00A0»`;

/** « l'édition, jours 3 et 12 » of « 0,3,12 ». */
function partsText(subject: string | null): string {
  const days = (subject ?? '').split(',').filter(Boolean).map(Number);
  const riddles = days.filter((day) => day > 0);
  const last = riddles.at(-1);
  const list = riddles.length > 1 ? `jours ${riddles.slice(0, -1).join(', ')} et ${last}` : `jour ${last}`;
  return [...(days.includes(0) ? ["textes et dates de l'édition"] : []), ...(last ? [list] : [])].join(', ');
}

/** A decision in a few words: « Nom « Grelot » caché ». An action that this release does not know keeps its subject. */
export function decisionText(decision: LoggedDecision): string {
  const { action, subject, day, edition } = decision;
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
    case 'regraded_answer':
      return `Réponse ${quoted(subject)} recomptée pour ceux qui l'avaient donnée, jour ${day} (${edition})`;
    case 'published_message':
      return `Message publié, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'scheduled_message':
      return `Message prévu, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'unscheduled_message':
      return `Message remis en brouillon avant son heure, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'corrected_message':
      return `Message corrigé, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'resolved_message':
      return `Message retiré, jour ${day} (${edition})\u00A0: ${isolated(subject ?? '')}`;
    case 'published_edition':
      return `Édition ${edition} publiée`;
    case 'corrected_edition':
      return `Édition ${edition} corrigée en ligne\u00A0: ${partsText(subject)}`;
    case 'restored_version':
      return `Version précédente remise (${edition})\u00A0: ${partsText(subject)}`;
    case 'deleted_draft':
      return `Brouillon ${edition} effacé`;
    case 'saved_book':
      return `Livre ${quoted(subject)} enregistré`;
    case 'published_book':
      return `Livre ${quoted(subject)} publié`;
    case 'withdrew_book':
      return `Livre ${quoted(subject)} retiré du catalogue`;
    case 'deleted_book':
      return `Livre ${quoted(subject)} effacé`;
    case 'ordered_books':
      return subject === null ? 'Albums rangés' : `Livres de ${quoted(subject)} rangés`;
    case 'saved_book_person':
      return `Fiche ${quoted(subject)} enregistrée`;
    case 'drew_winners':
      return `Tirage du concours ${edition}, graine ${quoted(subject)}\u00A0: ${counted(decision.winners ?? 0, 'gagnant', 'gagnants')} parmi ${counted(decision.entrants ?? 0, 'participation', 'participations')}`;
    default:
      return subject === null ? 'Autre décision' : `Autre décision\u00A0: ${isolated(subject)}`;
  }
}

/** Actions that `npm run edition` and `npm run season` do too. */
const COMMANDS: ReadonlySet<string> = new Set(['published_edition', 'corrected_edition', 'deleted_draft']);

/** Author of a decision: an admin, a command, or a deleted account. */
export const adminText = ({ adminName, action }: LoggedDecision): string =>
  adminName !== null
    ? isolated(adminName)
    : COMMANDS.has(action)
      ? 'une commande, ou un compte supprimé'
      : 'un compte supprimé';
