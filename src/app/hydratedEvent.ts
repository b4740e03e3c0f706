/** Dispatched on `window`. In a file of its own, for the inline script and tests. */
export const HYDRATED_EVENT = 'hydrated';
