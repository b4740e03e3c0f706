/** Maximum size of each kind of file, in kB (1000 bytes), for phones on slow networks. */
export const LIMITS_KB = { picture: 60, artefact: 12, sound: 500, video: 1500, captions: 20 } as const;
