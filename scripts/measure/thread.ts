import type { Page } from 'playwright';

/**
 * How long a page's main thread works while something happens, in milliseconds of its own time: what else the machine does meanwhile
 * does not count, nor the tracing of each task, which on a slowed processor would take longer than most tasks.
 */
export async function mainThreadWork(page: Page, happen: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not say how long its tasks have taken.');
    return task.value * 1_000;
  };
  const before = await worked();
  await happen();
  return (await worked()) - before;
}
