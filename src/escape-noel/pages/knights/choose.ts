import { switchComfort } from '@/lib/comfort';
import { chooseKnight } from '../../game/storage/knights';

/** This knight plays from now on, on this device, with its own comfort of reading. @param before the knight that played. */
export function choose(account: string, before: string, knight: string): void {
  if (knight !== before) switchComfort(before, knight);
  chooseKnight(account, knight);
}
