import { BackendError, type BackendErrorCode } from '@/backend/errors';

const sentences: Record<BackendErrorCode, string> = {
  unreachable:
    "Le serveur des étoiles ne répond pas. Vérifie ta connexion, puis réessaie : rien n'est perdu.",
  signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.',
  forbidden: "Cette porte t'est fermée pour le moment.",
  missing: "Cette énigme n'existe plus.",
  closed: "La porte de cette énigme n'est pas encore ouverte.",
  invalid: 'Le serveur des étoiles ne comprend pas cette demande.',
};

/**
 * Says a failure in French, for the person who plays.
 * @param error what was thrown.
 */
export function explain(error: unknown): string {
  return sentences[error instanceof BackendError ? error.code : 'unreachable'];
}
