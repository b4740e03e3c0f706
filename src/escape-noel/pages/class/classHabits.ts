import * as v from 'valibot';
import { persisted } from '@/lib/storage';

/** Of the teacher's device; the server never learns of it (rule 25.6). */
export const classHabits = persisted(
  'local',
  'escape-noel-classe',
  v.object({
    hasWednesdays: v.fallback(v.boolean(), true),
    lastDay: v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null),
  }),
  { hasWednesdays: true, lastDay: null },
);
