/** Where « Mode calme » is kept once somebody has chosen. The build’s own small script reads it too. */
export const CALM_KEY = 'mode-calme';
