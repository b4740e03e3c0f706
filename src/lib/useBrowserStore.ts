import { useEffect, useState, useSyncExternalStore } from 'react';
import { inNextTask } from './nextTask';
import { isComingAlive } from './OwnTask';

/**
 * Reads and follows what only a browser knows: its storage, its settings, its clock. A page that comes alive is first drawn as it was
 * written; drawing what the browser knows is a task of its own.
 * @param follow calls what it is given at each change. @returns how to stop.
 * @param read the value now.
 * @param written the value in the page that the build wrote.
 */
export function useBrowserStore<Value>(
  follow: (listener: () => void) => () => void,
  read: () => Value,
  written: Value,
): Value {
  const [isWritten, setWritten] = useState(isComingAlive);
  useEffect(() => {
    if (isWritten) inNextTask(() => setWritten(false));
  }, [isWritten]);
  const readWritten = () => written;
  return useSyncExternalStore(follow, isWritten ? readWritten : read, readWritten);
}
