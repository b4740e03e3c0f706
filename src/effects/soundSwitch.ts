import { useCallback, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { logFailure } from '@/lib/log';
import { followStored, readStored, writeStored } from '@/lib/storage';
import { useCalm } from './calm';

const SOUND_KEY = 'escape-noel-son';
const SOUND_VOLUME = 0.6;

/** The small sounds of the game: `public/sounds/<name>.mp3`. */
export type SoundName = 'succes' | 'echec' | 'indice';

/** Choices of this visit, for browsers that keep nothing. */
const unkept = new Map<string, boolean>();

const keyOf = (owner: string | null) => (owner === null ? SOUND_KEY : `${SOUND_KEY}-${owner}`);

function readSwitch(owner: string | null): boolean {
  const key = keyOf(owner);
  const own = unkept.get(key) ?? readStored(key, v.nullable(v.boolean()), null);
  return own ?? (owner === null ? true : readSwitch(null));
}

function writeSwitch(owner: string | null, on: boolean): void {
  const key = keyOf(owner);
  unkept.set(key, on);
  if (writeStored(key, on)) unkept.delete(key);
}

/** Whether sounds are wanted, and how to change it. */
export interface SoundSwitch {
  on: boolean;
  set: (on: boolean) => void;
  /** Plays a small sound, if sounds are wanted. */
  play: (name: SoundName) => void;
}

/**
 * The one switch of everything that is heard, remembered for each person. « Mode calme » turns it off; turning it on again
 * then lasts as long as the page, and changes nothing that is remembered.
 * @param owner the person's id; null for a visitor.
 */
export function useSoundSwitch(owner: string | null): SoundSwitch {
  const calm = useCalm();
  const stored = useSyncExternalStore(
    useCallback((listener: () => void) => followStored(keyOf(owner), listener), [owner]),
    () => readSwitch(owner),
    () => false,
  );
  // The choice made while calm; forgotten when calm comes or goes.
  const [exception, setException] = useState({ calm, on: false });
  const on = calm ? exception.calm === calm && exception.on : stored;
  const set = useCallback(
    (next: boolean) => {
      if (calm) setException({ calm, on: next });
      else writeSwitch(owner, next);
    },
    [calm, owner],
  );
  if (exception.calm !== calm) setException({ calm, on: false });
  const play = useCallback(
    (name: SoundName) => {
      if (on) playSound(name);
    },
    [on],
  );
  return { on, set, play };
}

function playSound(name: SoundName): void {
  const audio = new Audio(`/sounds/${name}.mp3`);
  audio.volume = SOUND_VOLUME;
  audio.play().catch((error: unknown) => logFailure('Son', error));
}
