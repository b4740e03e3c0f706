import * as v from 'valibot';
import { keysIn, persisted } from '@/lib/storage';
import { TRAVELLER_KEY } from './progressKey';

const LATER = ['voyageur-2', 'voyageur-3', 'voyageur-4', 'voyageur-5', 'voyageur-6'] as const;
const later = v.picklist(LATER);

/**
 * A traveller of this browser: a player without an account (rule 28.14). It ends the keys of what is stored of it (`keyOf`): null for the
 * first one, whose keys have no suffix.
 */
export type TravellerId = (typeof LATER)[number] | null;

export const TRAVELLER_IDS: readonly TravellerId[] = [null, ...LATER];

/** Travellers that a browser may have (rule 28.14). */
export const MAX_TRAVELLERS = TRAVELLER_IDS.length;

/** True if the owner of something stored is a traveller; false for a knight. */
export const isTraveller = (owner: string | null): owner is TravellerId =>
  owner === null || v.is(later, owner);

const traveller = v.object({
  id: v.nullable(later),
  /** Empty for a first traveller that has not been given a name. */
  name: v.string(),
  portrait: v.number(),
});

export type Traveller = v.InferOutput<typeof traveller>;

const FIRST: Traveller = { id: null, name: '', portrait: 1 };

/** The travellers of this browser, the first one first, which is always there. A damaged one does not lose the others. */
export const travellers = persisted(
  'local',
  'escape-noel-voyageurs',
  v.pipe(
    v.array(v.unknown()),
    v.transform((stored): Traveller[] => {
      const listed = stored.flatMap((each) => {
        const parsed = v.safeParse(traveller, each);
        return parsed.success ? [parsed.output] : [];
      });
      return TRAVELLER_IDS.flatMap(
        (id) => listed.find((each) => each.id === id) ?? (id === null ? FIRST : []),
      );
    }),
  ),
  [FIRST],
);

/** The traveller that plays while no account is signed in, in all tabs. */
export const playingTraveller = persisted('local', TRAVELLER_KEY, v.nullable(later), null);

const OWNED = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|voyageur-[2-6])$/;

/** The player whose key it is (`keyOf`); null for the first traveller, and for what is of no player. */
export const ownerOfKey = (key: string): string | null => OWNED.exec(key)?.[1] ?? null;

/** The travellers of whom this browser may store something, listed or not. */
export const travellersStored = (): TravellerId[] => [
  ...new Set([null, ...keysIn('local').map(ownerOfKey).filter(isTraveller)]),
];
