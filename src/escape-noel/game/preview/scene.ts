import * as v from 'valibot';
import { localTime } from '@/lib/zonedDates';
import { openingTime } from '../../edition/schedule';
import { parseDay, RIDDLE_COUNT } from '../rules/days';
import { opensAt, type PreviewEdition } from './previewEdition';

const DEFAULT_ZONE = 'Europe/Paris';
const DEFAULT_TIME = '07:00';

/** Choices of the preview's bar: the value in the address, and its French label. */
export const PLAYERS = { chevalier: 'Chevalier', visiteur: 'Visiteur' } as const;
export const DAY_STATES = {
  0: 'Sans indice',
  1: '1 indice',
  2: '2 indices',
  3: '3 indices',
  resolu: 'Résolue',
  revele: 'Réponse révélée',
} as const;
export const SENTENCE_STATES = { cherchee: 'À trouver', trouvee: 'Trouvée', revelee: 'Révélée' } as const;

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  v.picklist(Object.keys(labels).filter((key): key is Key => key in labels));

/** A state of the game that the preview shows. */
export const sceneShape = v.object({
  /** By the clocks of the edition's time zone, as 2026-12-12T07:00; null for 7 h on the day's date. */
  moment: v.nullable(v.pipe(v.string(), v.isoDateTime())),
  player: keysOf(PLAYERS),
  /** The days before it are solved. */
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RIDDLE_COUNT)),
  state: keysOf(DAY_STATES),
  sentence: keysOf(SENTENCE_STATES),
});

export type Scene = v.InferOutput<typeof sceneShape>;

export const zoneOf = ({ schedule }: PreviewEdition): string => schedule?.time_zone ?? DEFAULT_ZONE;

/** 7 h on the date of a day's door; later where the door opens later. */
export function defaultMoment(edition: PreviewEdition, day: number, now = new Date()): string {
  const opening = opensAt(edition, day);
  const [date = '', time = ''] = localTime(opening ?? now, zoneOf(edition)).split('T');
  return `${date}T${opening && time > DEFAULT_TIME ? time : DEFAULT_TIME}`;
}

/** The instant of a scene. */
export function instantOf(edition: PreviewEdition, { moment, day }: Pick<Scene, 'moment' | 'day'>): Date {
  const [date = '', time = ''] = (moment ?? defaultMoment(edition, day)).split('T');
  return openingTime({ first_door: date, door_time: time, time_zone: zoneOf(edition) }, 1);
}

/** The pages of the game that the preview shows, by their address under the edition's home; days are `jour/12`. */
export const PAGES = {
  '': 'Accueil',
  constellation: 'Constellation',
  artefacts: 'Artefacts',
  final: 'Page finale',
} as const;

/** The day of a page; null for the others. */
export const dayOfPage = (page: string): number | null =>
  page.startsWith('jour') ? parseDay(page.split('/')[1]) : null;

export const isShownPage = (page: string): boolean => page in PAGES || dayOfPage(page) !== null;

/** The scene that an address asks the preview to show. */
export interface Asked {
  page: string;
  scene: Scene;
}

function pick<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** The query string that shows a page in a scene. */
export function addressOf({ page, scene }: Asked): URLSearchParams {
  const { moment, player, day, state, sentence } = scene;
  return new URLSearchParams({
    page,
    jour: String(day),
    joueur: player,
    etat: state,
    ...(moment !== null && { moment }),
    ...(sentence !== 'cherchee' && { phrase: sentence }),
  });
}

/** Reads the query string of the preview; what is missing or wrong takes its default. */
export function readAddress(search: URLSearchParams): Asked {
  const asked = search.get('page') ?? '';
  const page = isShownPage(asked) ? asked : '';
  const { entries } = sceneShape;
  return {
    page,
    scene: {
      moment: pick(entries.moment, search.get('moment')),
      player: pick(entries.player, search.get('joueur')) ?? 'chevalier',
      day: pick(entries.day, Number(search.get('jour'))) ?? dayOfPage(page) ?? 1,
      state: pick(entries.state, search.get('etat')) ?? '0',
      sentence: pick(entries.sentence, search.get('phrase')) ?? 'cherchee',
    },
  };
}
