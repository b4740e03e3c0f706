import { keysIn, removeKeys } from '@/lib/storage';
import { visitorStorage } from './browserProgress';
import { closeEvening } from './knights';
import { LIGHT_KEYS } from './lightShown';
import { PROGRESS_KEY } from './progressKey';
import {
  ownerOfKey,
  playingTraveller,
  TRAVELLER_IDS,
  travellers,
  type Traveller,
  type TravellerId,
} from './travellers';
import { forgetWaiting, waitingAnswers } from './waitingAnswers';

/** This traveller plays from now on, in all tabs, when no account is signed in. */
export function chooseTraveller(traveller: TravellerId): void {
  closeEvening(null);
  if (traveller === null) playingTraveller.remove();
  else playingTraveller.write(traveller);
}

/** Adds a traveller under the first number of which nothing is stored. @returns undefined if none is free. */
export function addTraveller(name: string, portrait: number): TravellerId | undefined {
  const listed = travellers.read();
  const waiting = waitingAnswers.read().map(({ player }) => player);
  const stored = [...keysIn('local'), ...keysIn('session')].map(ownerOfKey);
  const taken = [...listed.map(({ id }) => id), ...waiting, ...stored, null];
  const id = TRAVELLER_IDS.find((each) => !taken.includes(each));
  if (id !== undefined) travellers.write([...listed, { id, name, portrait }]);
  return id;
}

export function changeTraveller(id: TravellerId, change: Pick<Traveller, 'name' | 'portrait'>): void {
  travellers.write(travellers.read().map((each) => (each.id === id ? { id, ...change } : each)));
}

/** The beginnings of the first traveller's keys: the device's have no suffix either. */
const FIRST_KEYS = [
  PROGRESS_KEY,
  'escape-noel-hints-',
  'escape-noel-feast',
  'escape-noel-essais',
  'escape-noel-certificat',
  LIGHT_KEYS,
  'escape-noel-draft-',
  'escape-noel-play-',
  'escape-noel-defi-',
  'escape-noel-sentence',
  'brouillon-jeu',
];

const isOf = (traveller: TravellerId) => (key: string) =>
  ownerOfKey(key) === traveller &&
  (traveller !== null || FIRST_KEYS.some((beginning) => key.startsWith(beginning)));

/**
 * Erases everything that this browser stores of a traveller, of every edition (rule 28.15). The first one stays, without a name; if the
 * one that plays is removed, the first one plays.
 */
export function removeTraveller(traveller: TravellerId): void {
  if (playingTraveller.read() === traveller) playingTraveller.remove();
  for (const scope of ['local', 'session'] as const) removeKeys(scope, isOf(traveller));
  forgetWaiting(...waitingAnswers.read().filter(({ player }) => player === traveller));
  const others = travellers.read().filter(({ id }) => id !== traveller);
  if (others.length > 0) travellers.write(others);
  else travellers.remove();
}

/** The editions of which this browser stores progress of a traveller; null for the current one. */
function editionsOf(traveller: TravellerId): (string | null)[] {
  const keys = keysIn('local').filter(isOf(traveller));
  const suffix = traveller === null ? '' : `-${traveller}`;
  const codes = keys.flatMap((key) => {
    const beginning = [PROGRESS_KEY, 'escape-noel-feast'].find((each) => key.startsWith(each));
    return beginning === undefined ? [] : [key.slice(beginning.length + 1, key.length - suffix.length)];
  });
  return [...new Set([null, ...codes.filter((code) => code !== '')])];
}

/** The number of days that a traveller has completed, of every edition. */
export const completedCount = (traveller: TravellerId): number =>
  editionsOf(traveller).reduce(
    (sum, edition) => sum + visitorStorage(edition, traveller).progress.read().size,
    0,
  );

/** True if nothing would be lost but settings and hints: no completed day, no final sentence, no waiting answer. */
export const isEmptied = (traveller: TravellerId): boolean =>
  completedCount(traveller) === 0 &&
  editionsOf(traveller).every(
    (edition) => visitorStorage(edition, traveller).finalSentence.read().solved === null,
  ) &&
  waitingAnswers.read().every(({ player }) => player !== traveller);
