/** The kinds of interactive riddles, for the edition's check: a line each, named as its folder. `boards.ts` finds their boards. */
export { grid } from './grid/rules.ts';
export { listen } from './listen/rules.ts';
export { order } from './order/rules.ts';
export { pieces } from './pieces/rules.ts';
export { tool } from './tool/rules.ts';
export { touch } from './touch/rules.ts';
export { trace } from './trace/rules.ts';
export { wheel } from './wheel/rules.ts';
