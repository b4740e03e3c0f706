import type { KeyboardEvent } from 'react';

/** The digit of a key, or undefined. By its position first: a French keyboard types other signs there without Shift. */
export const digitOf = ({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string | undefined =>
  /^Digit(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : undefined);
