import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { COMFORT_KEY, markComfortAgain } from './comfortKey';
import { keyOf, persisted } from './storage';

const unusual = <const Values extends readonly string[]>(...values: Values) =>
  v.fallback(v.optional(v.picklist(values)), undefined);

const shape = v.object({
  /** Size of the text, in percent. */
  texte: unusual('115', '130', '150'),
  /** Letters, words and lines together. */
  espacement: unusual('aere'),
  contraste: unusual('fort'),
});

/** The choices that differ from the defaults. */
export type Comfort = v.InferOutput<typeof shape>;

const choice = persisted('local', COMFORT_KEY, shape, {});

/** The choices of « Confort de lecture ». */
export const useComfort = (): Comfort =>
  useSyncExternalStore(choice.follow, choice.read, () => choice.fallback);

/** Changes a choice, shows it and stores it. @param change undefined for what is as usual again. */
export function setComfort(change: Comfort): void {
  choice.write({ ...choice.read(), ...change });
  show(choice.read());
}

/** The player whose choices the device shows; empty for the one before any switch. */
const shownOf = persisted('local', `${COMFORT_KEY}-joueur`, v.string(), '');

const putAside = (player: string) => persisted('local', keyOf(COMFORT_KEY, player), shape, {});

/** Shows the choices of another player of this device, and puts those of the player before aside for later. */
export function switchComfort(before: string, player: string): void {
  putAside(shownOf.read() || before).write(choice.read());
  shownOf.write(player);
  choice.write(putAside(player).read());
  show(choice.read());
}

/** « Remettre comme avant ». */
export function resetComfort(): void {
  choice.remove();
  show({});
}

const show = (chosen: Comfort) => markComfortAgain(document.documentElement.dataset, JSON.stringify(chosen));
