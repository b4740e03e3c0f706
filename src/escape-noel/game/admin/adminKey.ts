/** The key of everything that only admins read. */
export const adminKey = ['admin'] as const;
