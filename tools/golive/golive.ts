/**
 * `npm run golive -- <address of the project>`: checks what would stop a December and prints a line for each check; exits with 1 on any
 * failure (docs/deployment.md). `--skip=doors,emailjs` leaves checks out, `--site=` names another site than src/publisher.ts, and
 * `--address=` is the public address of this machine.
 */
import { loadEnv } from 'vite';
import { UserError } from '../embedded/userError.ts';
import { commandLine } from './commandLine.ts';
import { runChecks } from './checks.ts';

try {
  const env = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
  const { target, skipped } = commandLine(process.argv.slice(2), env);
  const failures = await runChecks(target, skipped, console.log);
  console.log(failures === 0 ? '\nReady.' : `\nNot ready: ${failures} to settle.`);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
