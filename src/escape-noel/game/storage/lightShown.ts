import * as v from 'valibot';
import { keyOf, persisted } from '@/lib/storage';

/** The beginning of the keys, which end with the player. */
export const LIGHT_KEYS = 'escape-noel-lumiere';

/** True if « LUMIÈRE » has opened over the constellation of an edition (rule 11.4). @param player a knight's or a traveller's id. */
export const lightShown = (edition: string | null, player: string | null) =>
  persisted(
    'local',
    keyOf(`${LIGHT_KEYS}${edition === null ? '' : `-${edition}`}`, player),
    v.nullable(v.literal(1)),
    null,
  );
