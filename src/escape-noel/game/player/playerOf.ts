import type { Player } from './player';
import { serverPlayer } from './serverPlayer';
import { visitorPlayer } from './visitorPlayer';
import { withOutbox } from './withOutbox';

/**
 * The player of an account, or a visitor, whose answers wait for the network (rule 22.5).
 * @param account null for a visitor. @param edition the code of a past one; null for the current one.
 */
export const playerOf = (account: string | null, edition: string | null): Player =>
  withOutbox(account === null ? visitorPlayer(edition) : serverPlayer(account, edition));
