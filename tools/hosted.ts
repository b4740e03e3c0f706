import connect from 'postgres';
import { textOf } from './postgres/text.ts';
import { withoutSecrets } from './secrets.ts';

/** The refusal of a hosted project's database, or the reason why it could not be reached, for the terminal. */
export class HostedError extends Error {}

/** A password ends at the first « @ », and has no « / ». */
const URI = /^postgres(?:ql)?:\/\/(?:[^:@/?#\s]*(?::([^@/\s]*))?@)?[^@\s]*$/;
const CLOSE_TIMEOUT_S = 5;

/**
 * A connection string without the white space of a copy.
 * @throws {HostedError} for a string that would be read otherwise, as it would be shown in a message.
 */
export function addressOf(databaseUrl: string): string {
  const address = databaseUrl.trim();
  const found = URI.exec(address);
  if (!found || !URL.canParse(address) || /[?&](?:ssl)?password=/i.test(address))
    throw new HostedError(
      "DATABASE_URL n'est pas une adresse postgresql://utilisateur:mot-de-passe@hôte:port/base. Dans le mot de passe, les signes comme @ et / s'écrivent %40 et %2F.",
    );
  try {
    decodeURIComponent(found[1] ?? '');
    return address;
  } catch {
    throw new HostedError("Dans le mot de passe de DATABASE_URL, le signe % s'écrit %25.");
  }
}

/**
 * Runs SQL on the database of a hosted project, in one transaction.
 * @param databaseUrl the connection string that the project's dashboard gives.
 * @returns what the statements selected, a row a line, « | » between the values.
 * @throws {HostedError} with the database's own message.
 */
export async function runHosted(databaseUrl: string, sql: string): Promise<string> {
  const address = addressOf(databaseUrl);
  const client = connect(address, {
    max: 1,
    onnotice: () => undefined,
    // As psql does, where the address does not say.
    ...(!/[?&]sslmode=/.test(address) && { ssl: 'prefer' }),
  });
  try {
    return await textOf(client, sql);
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }; // of the driver, of Node or of the database
    // Without the error as its cause: the driver's holds the address and the SQL.
    throw new HostedError(
      withoutSecrets(message || code || 'La base ne répond pas', { DATABASE_URL: databaseUrl }),
    );
  } finally {
    await client.end({ timeout: CLOSE_TIMEOUT_S });
  }
}
