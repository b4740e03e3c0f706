import type { Play } from './kind.ts';

/** Abilities that a day may need (rule 23.4). */
export type Need = 'hearing' | 'gesture' | 'colours' | 'picture' | 'recording' | 'film';

type Data = Play & Readonly<Record<string, unknown>>;

const hasPictures = ({ items }: Data) =>
  Array.isArray(items) && items.some((item: object) => 'image' in item);

/** Abilities that the board of each kind needs, by its data. */
export const NEEDS_OF_KIND: Readonly<Record<string, (play: Data) => Need[]>> = {
  grid: () => ['gesture'],
  listen: () => ['hearing'],
  order: (play) => (hasPictures(play) ? ['gesture', 'colours'] : ['gesture']),
  pieces: () => ['gesture'],
  tool: ({ tool }) => (tool === 'spyglass' ? ['gesture', 'colours'] : ['gesture']),
  touch: () => ['gesture'],
  trace: () => ['gesture'],
  wheel: () => ['gesture'],
};

const NEED_OF_MEDIA = { none: null, image: 'picture', audio: 'recording', video: 'film' } as const;

/** Each need and its substitute. */
const SENTENCES: Readonly<Record<Need, string | Readonly<Record<'mouse' | 'finger', string>>>> = {
  gesture: {
    mouse: 'Ce jour se joue à la souris\u00A0: un clic suffit, et le clavier fait de même.',
    finger: 'Ce jour se joue du bout des doigts\u00A0: toucher suffit, sans rien faire glisser.',
  },
  hearing: "Ce jour se joue avec les oreilles. Sans le son, ce que tu choisis s'allume.",
  colours: 'Des formes et des mots disent aussi ses couleurs.',
  picture: 'Il y a une image à regarder\u00A0: sa description la remplace.',
  recording: 'Il y a un son à écouter\u00A0: sa transcription le remplace.',
  film: 'Il y a un film à regarder et à écouter\u00A0: sa description et ses sous-titres le remplacent.',
};

/**
 * The abilities that a day needs and their substitutes, a sentence each.
 * @param play null where the answer is typed.
 * @param hasMouse true for a mouse's gestures, else a finger's (rule 3.18).
 */
export function bodyTexts(play: Data | null, media: keyof typeof NEED_OF_MEDIA, hasMouse: boolean): string[] {
  const ofMedia = NEED_OF_MEDIA[media];
  const needs = [...((play && NEEDS_OF_KIND[play.kind]?.(play)) ?? []), ...(ofMedia ? [ofMedia] : [])];
  return needs.map((need) => {
    const sentence = SENTENCES[need];
    return typeof sentence === 'string' ? sentence : sentence[hasMouse ? 'mouse' : 'finger'];
  });
}
