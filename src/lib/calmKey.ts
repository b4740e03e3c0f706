/** The storage key of « Mode calme ». In a file of its own, for the inline script. */
export const CALM_KEY = 'mode-calme';
