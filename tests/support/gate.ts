/** A gate that a test holds shut: what waits at it goes on once the test opens it. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** Makes a gate, shut. */
export function shutGate(): Gate {
  const lock = new AbortController();
  const opened = new Promise<void>((resolve) => {
    lock.signal.addEventListener('abort', () => resolve());
  });
  return { opened, open: () => lock.abort() };
}
