import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

type Settings = {
  /** For messages. */
  name: string;
  command: string;
  args?: readonly string[];
  folder?: string;
  environment: Record<string, string>;
  /** An address that answers once the program is ready. */
  health: string;
};

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

/**
 * Starts a service of a hosted project and waits until it answers.
 * @returns its first answer, and how it is stopped.
 * @throws with the end of its output when it does not answer.
 */
export async function startProgram({ name, command, args = [], folder, environment, health }: Settings) {
  const child = spawn(command, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const failed = once(child, 'error').then(([error]) => String(error));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await Promise.race([
      fetch(health).catch(() => null),
      failed.then((message) => {
        throw new Error(`The ${name} cannot be run: ${message}`);
      }),
    ]);
    if (answer?.ok) return { answer, stop };
    await setTimeout(POLL_MS);
  }
  await stop();
  throw new Error(`The ${name} did not start:\n${output.slice(-3_000)}`);
}
