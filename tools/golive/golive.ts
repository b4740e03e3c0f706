/**
 * `npm run golive -- <address of the project>`: checks what would stop a December and prints a line for each check; exits with 1 on any
 * failure (docs/deployment.md). `--skip=doors,emailjs` leaves checks out, `--site=` names another site than src/publisher.ts, and
 * `--address=` is the public address of this machine.
 */
import { inspect } from 'node:util';
import { loadEnv } from 'vite';
import { UserError } from '../embedded/userError.ts';
import { commandLine } from './commandLine.ts';
import { withoutSecrets } from '../secrets.ts';
import { runChecks } from './checks.ts';

const env = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
try {
  const { target, skipped } = commandLine(process.argv.slice(2), env);
  const failures = await runChecks(target, skipped, (line) => console.log(withoutSecrets(line, env)));
  console.log(failures === 0 ? '\nReady.' : `\nNot ready: ${failures} to settle.`);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  const said = error instanceof UserError ? error.message : inspect(error);
  console.error(withoutSecrets(said, env));
  process.exitCode = 1;
}
