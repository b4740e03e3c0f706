/** For `setValue`: as when the value is typed, the field's error follows. */
export const CHECKED = { shouldValidate: true } as const;
