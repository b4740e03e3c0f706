import { Suspense, type ReactNode } from 'react';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import type { Hints } from './useHints';

/** Wrong answers to a day before a hint is offered (rule 3.20). */
const HINT_AFTER = 3;

/** Rarely needed: its code comes with the third mistake. */
const HelpOffer = optionalComponent(() =>
  loadModule(() => import('./HelpOffer')).then((module) => module.HelpOffer),
);

export interface Help {
  /** The player's different wrong answers to the day. */
  triedCount: number;
  hints: Hints;
  /** Every hint is revealed: the answer may be asked for (rule 4.3). */
  canReveal: boolean;
  askHint: () => void;
  askReveal: () => void;
  /** A rehearsal costs nothing. */
  isFree?: boolean;
}

/** The help that the dialog of a wrong answer offers (rule 3.20); null before the third one. */
export const helpAfter = (help: Help): ((close: () => void) => ReactNode) | null =>
  help.triedCount >= HINT_AFTER && help.hints.total > 0
    ? (close) => (
        <Suspense>
          <HelpOffer {...help} close={close} />
        </Suspense>
      )
    : null;
