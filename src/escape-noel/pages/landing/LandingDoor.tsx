import * as v from 'valibot';
import { StainedGlassDoor } from '@/effects/door/StainedGlassDoor';
import { stored, useStored } from '@/lib/storage';
import { DOOR_KEY } from './doorKey';
import { doorWords } from './doorWords';

const opened = stored('session', DOOR_KEY, v.nullable(v.literal(1)), null);

/** The door of stained glass: it opens the landing once a session. */
export function LandingDoor() {
  const wasOpened = useStored(opened);
  return wasOpened !== null ? null : <StainedGlassDoor {...doorWords} onOpened={() => opened.write(1)} />;
}
