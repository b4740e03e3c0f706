/** Maximum size of each kind of file, in kB (1000 bytes), for phones on slow networks. */
export const LIMITS_KB = { picture: 60, artefact: 12, sound: 500, video: 1500, captions: 20 } as const;

/** Maximum size of each file of a book that the team sends, in kB: pictures as they are shown, sheets as they are printed. */
export const BOOK_LIMITS_KB = { cover: 120, spread: 300, portrait: 60, sheet: 1500, pdf: 5000 } as const;
