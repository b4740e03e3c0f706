/** Dispatched on `window` once the first page is rendered or hydrated. In a file of its own, for the inline script and tests. */
export const HYDRATED_EVENT = 'hydrated';
