import * as v from 'valibot';
import { stored } from '@/lib/storage';

/** How long an account has just been made, unless its knight leaves before. */
const NEWCOMER_MS = 60 * 60 * 1000;
/** The account that this browser has just made. */
const newcomer = stored(
  'local',
  'escape-noel-newcomer',
  v.nullable(v.object({ id: v.string(), at: v.number() })),
  null,
);

/** Notes that an account has just been made, so that nobody is welcomed back who has never been here. */
export function noteNewcomer(id: string): void {
  newcomer.write({ id, at: Date.now() });
}

/** Whether this browser has just made the account. */
export function isNewcomer(id: string): boolean {
  const found = newcomer.read();
  return found?.id === id && Math.abs(Date.now() - found.at) < NEWCOMER_MS;
}

/** They have left: the next time they will be back. */
export function forgetNewcomer(): void {
  newcomer.remove();
}
