/** What one opening of a page cost; times in milliseconds, `script` in bytes as they were sent, `score` out of 100. */
export interface Figures {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  script: number;
  score: number;
}

/** A kind of page, as somebody opens it, and its twin without JavaScript. */
export interface Row {
  path: string;
  who: string;
  own: Figures;
  twin: Figures;
}

/** The middle of some figures; the mean of the two in the middle when they are even in number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of each figure by itself. */
export const medianOf = (runs: readonly Figures[]): Figures => ({
  firstPaint: median(runs.map(({ firstPaint }) => firstPaint)),
  largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
  blocking: median(runs.map(({ blocking }) => blocking)),
  shift: median(runs.map(({ shift }) => shift)),
  script: median(runs.map(({ script }) => script)),
  score: median(runs.map(({ score }) => score)),
});

const HEAD = [
  'Page',
  'Who',
  'First paint',
  '× twin',
  'Largest paint',
  '× twin',
  'Blocking',
  'of the twin',
  'Shift',
  'Script',
  'Score',
];
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const ratio = (own: number, twin: number) => (own / twin).toFixed(2);

/** The figures as a table in Markdown, a row a line. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ path, who, own, twin }) => [
    `\`${path}\``,
    who,
    seconds(own.firstPaint),
    ratio(own.firstPaint, twin.firstPaint),
    seconds(own.largestPaint),
    ratio(own.largestPaint, twin.largestPaint),
    `${Math.round(own.blocking)} ms`,
    `${Math.round(twin.blocking)} ms`,
    own.shift.toFixed(3),
    `${Math.round(own.script / 1000)} kB`,
    String(Math.round(own.score)),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
