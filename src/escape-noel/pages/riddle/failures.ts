import { explain as explainFailure } from '../../shared/failures';

const unreachable =
  "Le serveur des étoiles ne répond pas. Vérifie ta connexion, puis réessaie : rien n'est perdu.";

/** Messages of the riddle page that differ from the other pages'. */
export const RIDDLE_FAILURES = {
  unreachable,
  signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.',
  forbidden: "Cette porte t'est fermée pour le moment.",
  missing: "Cette énigme n'existe plus.",
  closed: "La porte de cette énigme n'est pas encore ouverte.",
  invalid: 'Le serveur des étoiles ne comprend pas cette demande.',
  other: unreachable,
};

/** @returns a failure's message in French, for the player. */
export const explain = (error: unknown): string => explainFailure(error, RIDDLE_FAILURES);
