/**
 * The background music: a loop of `durationS` seconds from `startS` on, made by `tools/media/sound/render.ts`.
 * The file also holds the end of the turn before it and the beginning after it, so that a player which loops
 * from `startS + e` to `startS + durationS + e` (e under half a second) hears no seam, whatever silence a decoder
 * leaves at the file's edges.
 */
export const MUSIC_LOOP = {
  url: '/sounds/musique.mp3',
  startS: 0.5,
  durationS: 64.29769,
} as const;
