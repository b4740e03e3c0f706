import { paths } from '@/paths';

/** The pages of the publisher's team, in the order of their menu. */
export const adminSections = [
  {
    to: paths.admin.stats,
    label: 'Statistiques',
    about: "Les chiffres de l'édition, les comptes, les avis à valider et les réponses refusées.",
  },
] as const;
