import type { Player } from './player';
import { serverPlayer } from './serverPlayer';
import { visitorPlayer } from './visitorPlayer';
import { withOutbox } from './withOutbox';

/**
 * The player of a knight, or a visitor, whose answers wait for the network (rule 22.5).
 * @param knight null for a visitor. @param edition the code of a past one; null for the current one.
 */
export const playerOf = (knight: string | null, edition: string | null): Player =>
  withOutbox(knight === null ? visitorPlayer(edition) : serverPlayer(knight, edition));
