import { elided } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import type { Traveller } from '../storage/travellers';

/** The name of a traveller on screen; the first one may have none. */
export const nameOfTraveller = ({ name }: Pick<Traveller, 'name'>): string => name || 'Premier voyageur';

/** « le voyage de Léa », « le voyage du premier voyageur ». */
export const journeyOfTraveller = ({ name }: Pick<Traveller, 'name'>): string =>
  `le voyage ${name ? elided('de', isolated(name)) : 'du premier voyageur'}`;
