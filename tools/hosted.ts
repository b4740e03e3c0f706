import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withoutSecrets } from './secrets.ts';

/** The refusal of a hosted project's database, or the reason why it could not be reached, for the terminal. */
export class HostedError extends Error {}

/** psql, which talks to the database, is not on this machine. */
export class PsqlMissingError extends HostedError {}

/** As libpq reads it: a password ends at the first « @ », and has no « / ». */
const URI = /^(postgres(?:ql)?:\/\/)(?:([^:@/?#\s]*)(?::([^@/\s]*))?@)?([^@\s]*)$/;

/**
 * Takes the password out of a connection string: other users of the machine read a program's arguments, not its environment.
 * @returns the string for the command line, and the password where it has one.
 * @throws {HostedError} for a string that libpq would read otherwise, as it would be shown in its message.
 */
export function connectionOf(databaseUrl: string): { address: string; password: string | null } {
  const [, scheme, user, password, rest] = URI.exec(databaseUrl.trim()) ?? [];
  if (scheme === undefined || rest === undefined || /[?&](?:ssl)?password=/i.test(rest))
    throw new HostedError(
      "DATABASE_URL n'est pas une adresse postgresql://utilisateur:mot-de-passe@hôte:port/base. Dans le mot de passe, les signes comme @ et / s'écrivent %40 et %2F.",
    );
  try {
    return {
      address: `${scheme}${user === undefined ? '' : `${user}@`}${rest}`,
      password: password ? decodeURIComponent(password) : null,
    };
  } catch {
    throw new HostedError("Dans le mot de passe de DATABASE_URL, le signe % s'écrit %25.");
  }
}

/**
 * Runs SQL on the database of a hosted project with psql, in one transaction.
 * @param databaseUrl the connection string that the project's dashboard gives.
 * @param program psql, or what stands for it in tests.
 * @returns what the statements selected, a row a line, without headings.
 * @throws {HostedError} with the database's own message. @throws {PsqlMissingError} when psql is not installed.
 */
export async function runHosted(databaseUrl: string, sql: string, program = 'psql'): Promise<string> {
  const { address, password } = connectionOf(databaseUrl);
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--single-transaction'];
  const running = promisify(execFile)(
    program,
    [address, ...options, '--no-password', '--set', 'ON_ERROR_STOP=1', '--file', '-'],
    { maxBuffer: 2 ** 26, env: { ...process.env, ...(password !== null && { PGPASSWORD: password }) } },
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
    // Without the error of `execFile` as its cause: it holds the command line and the SQL.
    throw new HostedError(
      withoutSecrets(message || `psql s'est arrêté (${code ?? 'sans code'})`, { DATABASE_URL: databaseUrl }),
    );
  }
}
