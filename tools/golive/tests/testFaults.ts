import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Target } from '../target';
import { startStub, type Stub } from './stub';

/** A fault: the check that sees it, what that check says, and how a project in order is put out of order. */
export type Fault = {
  check: string;
  says: RegExp;
  make?: (stub: Stub, run: (sql: string) => Promise<unknown>) => unknown;
  /** Arguments of the command. */
  target?: Partial<Target>;
};

/** A project that does not answer, or refuses the key, hides what these checks look at. */
const ALSO: Readonly<Record<string, string[]>> = {
  awake: ['confirmations', 'providers'],
  key: ['addresses', 'cache', 'build'],
};
const nameOf = (line: string) => /^✗ (\w+): /.exec(line)?.[1] ?? '';

/** Makes a test of each fault: its check fails, and no other does. */
export function testFaults(faults: readonly Fault[]): void {
  let server: Awaited<ReturnType<typeof startStub>>;
  beforeAll(async () => {
    server = await startStub();
    // Once, as the first check compares with a database that it makes.
    await server.check();
  }, 180_000);
  afterAll(() => server.close());

  test.each(faults.map((fault) => [fault.check, String(fault.says), fault] as const))(
    '%s: %s',
    async (name, _, { says, make, target }) => {
      const stub = await server.restore();
      await make?.(stub, server.run);
      const { failed } = await server.check(target);
      expect(failed.find((line) => nameOf(line) === name)).toMatch(says);
      expect(failed.map(nameOf).filter((other) => !ALSO[name]?.includes(other))).toEqual([name]);
    },
  );
}
