/** The event of a page that was written ahead and has come alive. Apart from what sends it, for the page's first script. */
export const ALIVE = 'alive';
