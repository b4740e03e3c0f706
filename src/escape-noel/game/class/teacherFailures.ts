import { publisher } from '@/publisher';
import type { PageFailures } from '../forms/failures';

/** The general failures, for the teacher's pages, which say « vous » (rule 25.9). */
export const TEACHER_FAILURES: PageFailures = {
  offline:
    "Le jeu ne répond pas pour le moment. Vérifiez la connexion, puis réessayez\u00A0: rien n'est perdu.",
  barred:
    "Ce site répond, et le serveur du jeu ({hôte}) ne répond pas. Le réseau de l'école le bloque peut-être, ou il est en panne. Essayez un autre réseau, ou réessayez plus tard\u00A0: rien n'est perdu.",
  timeout: "Le jeu met trop de temps à répondre. Réessayez dans un instant\u00A0: rien n'est perdu.",
  intercepted:
    "Le réseau a répondu à la place du jeu\u00A0: le portail d'un Wi-Fi, ou un filtre. Ouvrez une autre page du web, ou changez de réseau, puis réessayez.",
  limited:
    "Trop de demandes arrivent d'ici d'un coup. Attendez une minute, puis réessayez\u00A0: rien n'est perdu.",
  outdated:
    "Une partie du jeu n'arrive plus, sans doute remplacée par une nouvelle version. Rechargez la page, puis réessayez.",
  signed_out: 'Votre session a expiré\u00A0: reconnectez-vous.',
  refused: `Le jeu refuse cette demande. Si cela continue, écrivez-nous à ${publisher.contactEmail}.`,
  unexpected:
    "Quelque chose s'est mal passé chez nous, et vous n'y êtes pour rien. Réessayez dans un moment\u00A0: rien n'est perdu.",
};
