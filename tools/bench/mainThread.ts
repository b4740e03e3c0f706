import type { CDPSession } from 'playwright';

/** An event of a trace, in microseconds (« Trace Event Format »). */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor's time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/** One task of a thread. */
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The main threads' tasks while something happens. Their processor's time is counted: what else the machine does, does not.
 * @returns milliseconds of each, without short ones.
 */
export async function tasksDuring(session: CDPSession, happen: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // the protocol's type says « object »
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  });
  await happen();
  const collected = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await collected;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter((event) => event.name === TASK && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1000))
    .filter((duration) => duration > 0);
}
