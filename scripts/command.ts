import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, with its trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A part that hangs must not hold a build machine for ever. */
const LIMIT_MS = 60 * 60_000;

/** A program of `node_modules/.bin` and what it is asked. */
export interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Runs a program from the project's root with its output shown as it comes; true when it ends well. */
export function run(command: Command): Promise<boolean> {
  return endedWell(launch(command, 'inherit'));
}

/**
 * Runs programs from the project's root at the same time, which keeps every core busy: some have but one thread. What each says is
 * shown when it has ended, under its name, in this order.
 * @returns for each whether it ended well.
 */
export async function runTogether(
  commands: readonly (Command & { name: string })[],
): Promise<readonly boolean[]> {
  const running = commands.map((command) => {
    const child = launch(command, 'pipe');
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    return endedWell(child).then((passed) => ({ passed, said }));
  });
  const results: boolean[] = [];
  for (const [index, { name }] of commands.entries()) {
    announce(name);
    const result = await running[index];
    if (result?.said) process.stdout.write(result.said);
    results.push(result?.passed === true);
  }
  return results;
}

function launch({ program, args, env = {} }: Command, stdio: 'inherit' | 'pipe'): ChildProcess {
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: path },
    stdio,
    timeout: LIMIT_MS,
  });
}

function endedWell(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Announces a part, so that a long output can be read by eye. */
export function announce(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
}
