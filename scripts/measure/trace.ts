import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * How long the busiest page's main thread works while something happens, in milliseconds of its own time: what else the
 * machine does meanwhile does not count.
 */
export async function mainThreadWork(
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await happen();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const work = mains.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask')
      .reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0),
  );
  return Math.max(0, ...work) / 1_000;
}
