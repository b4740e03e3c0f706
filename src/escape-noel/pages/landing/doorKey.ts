/** Where a tab remembers that the door has been opened. Apart from what reads it, for the page's first script. */
export const DOOR_KEY = 'escape-noel-porte';
