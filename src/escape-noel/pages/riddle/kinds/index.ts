/**
 * The kinds of riddles that are played with the hands, for the edition's check: a line each, the export named as the folder is.
 * Their boards are found by their folders (`boards.ts`).
 */
export { grid } from './grid/rules.ts';
export { listen } from './listen/rules.ts';
export { order } from './order/rules.ts';
export { pieces } from './pieces/rules.ts';
export { tool } from './tool/rules.ts';
export { touch } from './touch/rules.ts';
export { trace } from './trace/rules.ts';
export { wheel } from './wheel/rules.ts';
