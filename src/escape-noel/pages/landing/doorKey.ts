/** In a file of its own, for the inline script. */
export const DOOR_KEY = 'escape-noel-porte';
