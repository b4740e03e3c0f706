/**
 * Runs something in the browser's next task, sooner than a timer or the next frame would: what stands between two tasks may answer
 * somebody who touches the page.
 */
export function inNextTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
}

/** Waits for the browser's next task. */
export const nextTask = (): Promise<void> => new Promise(inNextTask);
