/* In a file of its own, for the inline script. */

/** The storage key of a visitor's progress. */
export const PROGRESS_KEY = 'escape-noel-progress';

/** The storage key of the traveller that plays (`playingTraveller`). */
export const TRAVELLER_KEY = 'escape-noel-voyageur';
