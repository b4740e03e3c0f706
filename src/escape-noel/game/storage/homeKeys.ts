/* In a file of its own, for the inline script. */

/** The storage key of the last calendar received. */
export const DOORS_KEY = 'escape-noel-portes';

/** The storage key of the days that the last knight of this browser has completed. Removed when another one plays. */
export const DAYS_KEY = 'escape-noel-jours';
