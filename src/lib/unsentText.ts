import { useEffect } from 'react';

/** The forms of this tab that hold text which has not been sent. */
let forms = 0;

/** Marks this tab as one that somebody writes in, for as long as what is typed has not been sent. */
export function useUnsentText(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [isUnsent]);
}

/** Whether leaving the page now would lose what somebody has typed in this tab. */
export const hasUnsentText = () => forms > 0;
