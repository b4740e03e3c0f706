import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BARE, type Cluster, type Installation } from './cluster';

/** Somebody in a session of their own, who does what they are told and goes when told no more. */
export interface Session {
  /** Sends statements, without waiting for what they answer. */
  tell: (sql: string) => void;
  /** What the session has said so far, refusals included. */
  said: () => string;
  /** Lets the session end. @returns what it has said, refusals included. */
  leave: () => Promise<string>;
}

/**
 * Opens a session, as a person or as nobody in particular.
 * @param person whose requests it makes; null for a visitor.
 */
export function openSession(
  { folder }: Installation,
  { server }: Cluster,
  database: string,
  person: string | null,
): Session {
  const child = spawn(join(folder, 'psql'), [...server, '-d', database, ...BARE]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const gone = new Promise<string>((resolve) => child.once('close', () => resolve(said.trim())));
  const tell = (sql: string) => void child.stdin.write(`${sql};\n`);
  const role = person === null ? 'anon' : 'authenticated';
  tell(`set request.jwt.claims = '${JSON.stringify({ role, ...(person !== null && { sub: person }) })}'`);
  tell(`set role ${role}`);
  return { tell, said: () => said, leave: () => (child.stdin.end(), gone) };
}
