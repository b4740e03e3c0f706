/** The books in the order of the catalogue, with the ages on their cards. */
export const ages = {
  "Petit fantôme mène l'enquête": '3-8 ans',
  'Pomme Cannelle': '3-8 ans',
  'Drôle de petit fantôme': '2-5 ans',
  "Bienvenue à l'école maternelle": '2-5 ans',
  'La Gardienne des Émotions, tome 1': '4-8 ans',
  'La Gardienne des Émotions, tome 2': '4-8 ans',
  'La Gardienne des Émotions, tome 3': '4-8 ans',
  "Que cache l'ordinateur de Papa\u00A0? Tome 1": '5-9 ans',
  "Que cache l'ordinateur de Papa\u00A0? Tome 2": '5-9 ans',
} as const;
