import { useMemo } from 'react';
import * as v from 'valibot';
import { keyOf, persisted, usePersisted } from '@/lib/storage';
import { useSession } from '../../game/session/useSession';

const USUAL = { hasWednesdays: true, lastDay: null };

const habitsOf = (teacher: string | null) =>
  persisted(
    'local',
    keyOf('escape-noel-classe', teacher),
    v.nullable(
      v.object({
        hasWednesdays: v.fallback(v.boolean(), true),
        lastDay: v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null),
      }),
    ),
    null,
  );

const ofEarlierReleases = habitsOf(null);

/** A teacher's, on this device; the server never learns of them (rule 25.6). */
export function useClassHabits() {
  const teacher = useSession().playerId;
  const own = useMemo(() => habitsOf(teacher), [teacher]);
  const [ownHabits, earlier] = [usePersisted(own), usePersisted(ofEarlierReleases)];
  return { habits: ownHabits ?? earlier ?? USUAL, change: own.write };
}
