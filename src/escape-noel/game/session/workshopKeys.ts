/** The beginning of the keys of what an admin has written in the workshop on this device; the edition and its part follow. */
export const workshopKeys = (account: string): string => `escape-noel-atelier-${account}-`;
