/** Where a visitor's progress stands (spec §3 « Local storage »). Apart from what reads it, for the page's first script. */
export const PROGRESS_KEY = 'escape-noel-progress';
