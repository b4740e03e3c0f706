/** Kinds of riddle by what a pupil does: the kinds of board, the media, and words alone. They are of every edition. */
const EXERCISES: Readonly<Record<string, { name: string; skill: string }>> = {
  text: {
    name: 'Devinettes, charades et poèmes',
    skill: "Lire, comprendre l'implicite, jouer avec les mots",
  },
  image: { name: 'Images à lire', skill: 'Lire une image, nommer, chercher un code' },
  video: { name: 'Petits films', skill: 'Observer, relever et ordonner des indices' },
  audio: { name: 'Sons à écouter', skill: 'Écouter, mémoriser' },
  listen: { name: 'Cloches et mélodies', skill: 'Écouter, mémoriser et rejouer une suite de sons' },
  order: { name: 'Choses à ranger', skill: 'Raisonner, ordonner selon plusieurs conditions' },
  pieces: { name: 'Morceaux à assembler', skill: 'Reconstituer, puis lire ce que le tout raconte' },
  touch: { name: 'Scènes à fouiller', skill: 'Observer, comparer, trouver la règle' },
  grid: { name: 'Quadrillages', skill: 'Se repérer dans un quadrillage, raisonner' },
  trace: { name: 'Chemins à tracer', skill: 'Se repérer sur un plan, suivre un itinéraire' },
  tool: { name: 'Textes à la loupe et au miroir', skill: 'Lire autrement, prélever des indices' },
  wheel: { name: 'Messages codés', skill: "Coder et décoder, l'ordre alphabétique" },
};

/** A day as the server describes it; without a kind while its door is closed. */
interface Described {
  kind?: string | null | undefined;
  mediatype?: string | undefined;
}

/** The skill that an open day exercises: by its board, else its medium, else its words. Null for a closed day. */
export function skillOf({ kind, mediatype = 'none' }: Described): string | null {
  if (kind === undefined) return null;
  const found = EXERCISES[kind ?? ''] ?? EXERCISES[mediatype] ?? EXERCISES.text;
  return found?.skill ?? null;
}

export const exercises = Object.values(EXERCISES);
