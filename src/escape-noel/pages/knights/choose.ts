import { switchComfort } from '@/lib/comfort';
import { chooseTraveller } from '../../game/storage/changeTravellers';
import { chooseKnight } from '../../game/storage/knights';
import { playingTraveller, type TravellerId } from '../../game/storage/travellers';

/** This knight plays from now on, on this device, with its own comfort of reading. @param before the knight that played. */
export function choose(account: string, before: string, knight: string): void {
  if (knight !== before) switchComfort(before, knight);
  chooseKnight(account, knight);
}

const FIRST = 'voyageur-1';

/** The same for a traveller. */
export function chooseToTravel(traveller: TravellerId): void {
  const before = playingTraveller.read();
  if (traveller !== before) switchComfort(before ?? FIRST, traveller ?? FIRST);
  chooseTraveller(traveller);
}
