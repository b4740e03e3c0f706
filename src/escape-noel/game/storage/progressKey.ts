/** The storage key of a visitor's progress. In a file of its own, for the inline script. */
export const PROGRESS_KEY = 'escape-noel-progress';
