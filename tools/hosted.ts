import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the database of a hosted project refuses, or why it could not be asked, for the person at the terminal. */
export class HostedError extends Error {}

/** psql, which talks to the database, is not on this machine. */
export class PsqlMissingError extends HostedError {}

/**
 * Runs SQL on the database of a hosted project with psql, in one transaction.
 * @param databaseUrl the connection string that the project's dashboard gives.
 * @param program psql, or what stands for it in tests.
 * @returns what the statements selected, a row a line, without headings.
 * @throws {HostedError} with the database's own message. @throws {PsqlMissingError} when psql is not installed.
 */
export async function runHosted(databaseUrl: string, sql: string, program = 'psql'): Promise<string> {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--single-transaction'];
  const running = promisify(execFile)(
    program,
    [databaseUrl, ...options, '--set', 'ON_ERROR_STOP=1', '--file', '-'],
    { maxBuffer: 2 ** 26 },
  );
  running.child.stdin?.on('error', () => undefined).end(sql);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string }; // as `execFile` documents
    if (code === 'ENOENT')
      throw new PsqlMissingError(
        `psql n'est pas installé : coller le fichier dans l'éditeur SQL du tableau de bord.`,
      );
    const message = /ERROR: +(.*)/.exec(stderr)?.[1] ?? stderr.trim();
    throw new HostedError(message, { cause: error });
  }
}
