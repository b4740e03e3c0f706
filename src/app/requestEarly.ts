import { timeoutSignal } from '../lib/timeoutSignal';

const TIMEOUT_MS = 20_000;

/** Requests rows before the application has started. Part of the inline script. */
export const requestEarly = <Rows>(path: string): Promise<Rows> =>
  fetch(path, { signal: timeoutSignal(TIMEOUT_MS) }).then((reply): Promise<Rows> => reply.json());
