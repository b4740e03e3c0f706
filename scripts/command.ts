import { spawn } from 'node:child_process';
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
export function run({ program, args, env = {} }: Command): Promise<boolean> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: path },
      stdio: 'inherit',
      timeout: LIMIT_MS,
    });
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
