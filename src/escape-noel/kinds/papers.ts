import type { Paper } from './definePaper';
import type * as kinds from './index';
import type { Play } from './kind';
import { readPaper as grid } from './grid/Paper';
import { readPaper as listen } from './listen/Paper';
import { readPaper as order } from './order/Paper';
import { readPaper as pieces } from './pieces/Paper';
import { readPaper as tool } from './tool/Paper';
import { readPaper as touch } from './touch/Paper';
import { readPaper as trace } from './trace/Paper';
import { readPaper as wheel } from './wheel/Paper';
import './paper.css';

/** The printed form of each kind. Pages that print load them all: a print has many days. */
export const PAPERS: Readonly<Record<keyof typeof kinds, (data: unknown) => Paper>> = {
  grid,
  listen,
  order,
  pieces,
  tool,
  touch,
  trace,
  wheel,
};

const isKnown = (kind: string): kind is keyof typeof PAPERS => Object.hasOwn(PAPERS, kind);

/** The printed form of a day's board; null for a kind or data that this release does not know. */
export function openPaper(play: Play): Paper | null {
  try {
    return isKnown(play.kind) ? PAPERS[play.kind](play) : null;
  } catch {
    return null;
  }
}
