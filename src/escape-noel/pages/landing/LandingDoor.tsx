import { useState, useSyncExternalStore } from 'react';
import { StainedGlassDoor } from '@/effects/door/StainedGlassDoor';
import { rememberDoor, wasDoorOpened } from './doorOnce';
import { doorWords } from './doorWords';

const never = () => () => {};

/** The door of stained glass: it opens the landing once a session (spec §2 « Other visuals »). */
export function LandingDoor() {
  const openedBefore = useSyncExternalStore(never, wasDoorOpened, () => false);
  const [opened, setOpened] = useState(false);
  if (openedBefore || opened) return null;
  return (
    <StainedGlassDoor
      {...doorWords}
      onOpened={() => {
        rememberDoor();
        setOpened(true);
      }}
    />
  );
}
