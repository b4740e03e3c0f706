import { changes as grid } from './grid/changes';
import type { KindChanges } from './kindChanges';
import { changes as listen } from './listen/changes';
import { changes as order } from './order/changes';
import { changes as pieces } from './pieces/changes';
import type { KindName } from './starts';
import { changes as tool } from './tool/changes';
import { changes as touch } from './touch/changes';
import { changes as trace } from './trace/changes';
import { changes as wheel } from './wheel/changes';

/** The changes of each kind in French. */
export const KIND_CHANGES: Readonly<Record<KindName, KindChanges>> = {
  grid,
  listen,
  order,
  pieces,
  tool,
  touch,
  trace,
  wheel,
};
