import { explain as explainFailure } from '../../game/forms/failures';

const unexpected =
  "Le serveur des étoiles s'est trompé, et tu n'y es pour rien. Réessaie dans un moment : rien n'est perdu.";

export const RIDDLE_FAILURES = {
  offline: "Le serveur des étoiles ne répond pas. Vérifie ta connexion, puis réessaie : rien n'est perdu.",
  barred:
    "Le serveur des étoiles ne répond pas, alors que ce site répond. Le réseau d'ici bloque peut-être le serveur du jeu ({hôte}), ou il est en panne. Essaie un autre réseau, ou réessaie plus tard\u00A0: rien n'est perdu.",
  timeout:
    "Le serveur des étoiles met trop de temps à répondre. Réessaie dans un instant : rien n'est perdu.",
  intercepted:
    "Le réseau a répondu à la place du serveur des étoiles : le portail d'un Wi-Fi, ou un filtre. Ouvre une autre page du web, ou change de réseau, puis réessaie : rien n'est perdu.",
  unexpected,
  signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.',
  refused: "Le serveur des étoiles n'accepte pas cette demande.",
  not_found: "Cette énigme n'existe plus.",
  closed: "La porte de cette énigme n'est pas encore ouverte.",
  other: unexpected,
};

export const explain = (error: unknown): string => explainFailure(error, RIDDLE_FAILURES);
