/** The event of a page that answers from now on, all of it. Apart from what sends it, for the page's first script. */
export const ALIVE = 'alive';
