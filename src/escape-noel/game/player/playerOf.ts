import { isTraveller } from '../storage/travellers';
import type { Player } from './player';
import { serverPlayer } from './serverPlayer';
import { visitorPlayer } from './visitorPlayer';
import { withOutbox } from './withOutbox';

/**
 * A knight or a traveller, whose answers wait for the network (rule 22.5).
 * @param owner a knight's or a traveller's id. @param edition the code of a past one; null for the current one.
 */
export const playerOf = (owner: string | null, edition: string | null): Player =>
  withOutbox(isTraveller(owner) ? visitorPlayer(edition, owner) : serverPlayer(owner, edition));
