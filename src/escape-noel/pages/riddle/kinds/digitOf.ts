import type { KeyboardEvent } from 'react';

/** The digit of a key, undefined where it has none. By the key's place first: unshifted, a French keyboard's row of digits writes signs. */
export const digitOf = ({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string | undefined =>
  /^Digit(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : undefined);
