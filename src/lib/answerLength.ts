/** The longest answer that is judged, in characters (`private.is_too_long`). */
export const ANSWER_MAX_LENGTH = 200;
