/** Where a visitor's progress stands. Apart from what reads it, for the page's first script. */
export const PROGRESS_KEY = 'escape-noel-progress';
