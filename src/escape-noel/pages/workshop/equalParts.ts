import type { WorkshopEdition } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { readDay, readHeader, type Day, type Header } from '../../edition/document';
import { HEADER } from '../../game/admin/editionParts';
import { contentOf } from './partContent';

/** Parts of a day in the order of its form. A door's own time is none: copying an edition moves it. */
export const DAY_PARTS: Readonly<Record<keyof Omit<Day, 'day' | 'opens_at'>, string>> = {
  title: 'titre',
  description: 'épisode',
  question: 'question',
  play: 'jeu',
  answers: 'réponses',
  near_misses: 'réponses proches',
  mediatype: 'média',
  image_url: 'média',
  video_url: 'média',
  media_alt: 'média',
  narration_url: 'lecture enregistrée',
  hints: 'indices',
  closing: "fin de l'épisode",
  explanation: 'explication',
  fragment: 'fragment',
  artefact: 'artefact',
  book: 'livre derrière la porte',
  defi: "défi de l'étoile",
};

/** Parts of the edition's own page, without its code. */
const HEADER_PARTS: Readonly<
  Record<
    | keyof Omit<Header, 'edition' | 'feast' | 'contest' | 'season_end'>
    | keyof Header['feast']
    | keyof Omit<NonNullable<Header['contest']>, 'ends_at'>
    | keyof NonNullable<Header['season_end']>
    | 'contest_end',
    string
  >
> = {
  title: 'titre',
  story: "histoire de l'accueil",
  schedule: 'calendrier',
  ranking: 'fin du classement',
  contest_end: 'fin du concours',
  opens_on: 'début du concours',
  draw_on: 'jour du tirage',
  written_on: 'date du règlement',
  winners: 'nombre de gagnants',
  gift: 'phrase du cadeau',
  prizes: 'lots',
  entrants: 'condition pour participer',
  finished: 'phrase de la page finale',
  farewell: 'mot de la fin',
  next_season: 'suite annoncée',
  purge_on: 'effacement',
  question: "question de la phrase de l'étoile",
  sentence: "phrase de l'étoile",
  hints: "indices de la phrase de l'étoile",
  letter: 'lettre',
};

/** The parts of a page that two editions have, by name. A part that neither has is in no list. */
export interface ComparedParts {
  equal: string[];
  differing: string[];
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0);

type Values = Readonly<Record<string, unknown>>;

function compared(names: Readonly<Record<string, string>>, before: Values, after: Values): ComparedParts {
  const [written, changed] = [new Set<string>(), new Set<string>()];
  for (const [key, name] of Object.entries(names)) {
    const [one, other] = [before[key], after[key]];
    if (!isBlank(one) || !isBlank(other)) written.add(name);
    if (!isSameJson(one, other)) changed.add(name);
  }
  return { equal: [...written].filter((name) => !changed.has(name)), differing: [...changed] };
}

const headerValues = (content: object): Values => {
  const { feast, ranking, contest, season_end: end, ...header } = readHeader(content);
  const { ends_at: contestEnd, ...rules } = contest ?? {};
  return { ...header, ...feast, ...rules, ...end, ranking: ranking?.ends_at, contest_end: contestEnd };
};

/** Compares a page of two editions part by part; null where one of them does not have it. */
export function comparedParts(
  before: WorkshopEdition,
  after: WorkshopEdition,
  day: number,
): ComparedParts | null {
  const [one, other] = [contentOf(before, day), contentOf(after, day)];
  if (!one || !other) return null;
  return day === HEADER
    ? compared(HEADER_PARTS, headerValues(one), headerValues(other))
    : compared(DAY_PARTS, readDay(one), readDay(other));
}

/** True if nothing that is written in a page differs. */
export const isEqual = (parts: ComparedParts | null): boolean =>
  parts !== null && parts.differing.length === 0 && parts.equal.length > 0;
