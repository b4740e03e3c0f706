import { paths } from '@/paths';

interface AdminSection {
  to: string;
  /** Prefix of the addresses of its other pages. */
  others?: readonly string[];
  label: string;
  about: string;
}

/** The pages of the publisher's team, in the order of their menu. */
export const adminSections: readonly AdminSection[] = [
  {
    to: paths.admin.editions,
    others: [paths.admin.compare, paths.admin.preview('')],
    label: 'Éditions',
    about: "Écrire, vérifier, publier et corriger les vingt-quatre jours d'une édition.",
  },
  {
    to: paths.admin.refusedAnswers,
    label: 'Réponses refusées',
    about: "Celles que beaucoup ont données, jour par jour\u00A0: l'une d'elles est peut-être juste.",
  },
  {
    to: paths.admin.stats,
    label: 'Statistiques',
    about: "Les chiffres de l'édition, les comptes, et les avis à valider.",
  },
  {
    to: paths.admin.messages,
    label: 'Messages',
    about: 'Un mot aux joueurs sur un jour : une erreur corrigée, une réponse acceptée aussi.',
  },
  {
    to: paths.admin.books,
    label: 'Livres',
    about: 'Le catalogue du site : ajouter un livre, le publier, corriger un prix ou une description.',
  },
  {
    to: paths.admin.accounts,
    label: 'Comptes',
    about: "Les noms à cacher, qui joue hors classement, et le journal de ce que l'équipe a décidé.",
  },
  {
    to: paths.admin.contest,
    label: 'Concours',
    about: 'Les avis validés, et le tirage au sort des gagnants.',
  },
  {
    to: paths.admin.visits,
    label: 'Fréquentation',
    about: "Combien ouvrent, essaient et trouvent chaque jour, avec un compte ou sans, et où l'on s'arrête.",
  },
];
