import * as v from 'valibot';
import { persisted } from '@/lib/storage';

const stored = persisted('session', 'escape-noel-browser', v.nullable(v.string()), null);

/** A random token of this tab, by which the server limits a visitor's wrong answers (rule 3.9) and counts once (rule 8.8). It lasts as long as the tab. */
function browserToken(): string {
  const token = stored.read() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  stored.write(token);
  return token;
}

/** Adds the token to a visitor's request; a knight's is limited by account. @param player null for a visitor. */
export const withBrowserToken = <Builder extends { setHeader: (name: string, value: string) => Builder }>(
  player: string | null,
  request: Builder,
): Builder => (player === null ? request.setHeader('x-browser', browserToken()) : request);
