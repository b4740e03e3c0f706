import type { Traveller } from '../storage/travellers';

/** The name of a traveller on screen; the first one may have none. */
export const nameOfTraveller = ({ name }: Traveller): string => name || 'Premier voyageur';
