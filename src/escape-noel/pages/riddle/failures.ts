import { explain as explainFailure } from '../../shared/failures';

const unreachable =
  "Le serveur des étoiles ne répond pas. Vérifie ta connexion, puis réessaie : rien n'est perdu.";

/** What a riddle's page says otherwise than the others. */
export const RIDDLE_FAILURES = {
  unreachable,
  signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.',
  forbidden: "Cette porte t'est fermée pour le moment.",
  missing: "Cette énigme n'existe plus.",
  closed: "La porte de cette énigme n'est pas encore ouverte.",
  invalid: 'Le serveur des étoiles ne comprend pas cette demande.',
  other: unreachable,
};

/**
 * Says a failure in French, for the person who plays.
 * @param error what was thrown.
 */
export const explain = (error: unknown): string => explainFailure(error, RIDDLE_FAILURES);
