import * as v from 'valibot';
import { schema as grid } from './grid/rules.ts';
import { schema as listen } from './listen/rules.ts';
import { schema as order } from './order/rules.ts';
import { schema as pieces } from './pieces/rules.ts';
import { schema as tool } from './tool/rules.ts';
import { schema as touch } from './touch/rules.ts';
import { schema as trace } from './trace/rules.ts';
import { schema as wheel } from './wheel/rules.ts';

/** The data of a board of any kind (rule 3.14). */
export const playShape = v.variant('kind', [grid, listen, order, pieces, tool, touch, trace, wheel]);
