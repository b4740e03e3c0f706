import type { Day, Header } from '../../edition/document';

type KeyOf<Value> = Value extends readonly (infer Item)[]
  ? KeyOf<Item>
  : Value extends object
    ? { [Key in keyof Value & string]-?: Key | KeyOf<Value[Key]> }[keyof Value & string]
    : never;
/** Every name of a field in an edition's file, apart from those inside a board. */
type FieldKey = KeyOf<Omit<Day, 'play'>> | KeyOf<Header> | 'play' | 'board_answers';

const FIELD_NAMES: Readonly<Record<FieldKey, string>> = {
  title: 'Titre',
  story: "Histoire de l'accueil",
  description: 'Épisode',
  question: 'Question',
  answers: 'Réponses',
  near_misses: 'Réponses proches',
  message: 'Phrase',
  closing: "Fin de l'épisode",
  explanation: 'Explication',
  fragment: 'Fragment',
  mediatype: 'Média',
  image_url: 'Image',
  video_url: 'Son ou film',
  media_alt: 'Description du média',
  narration_url: 'Lecture enregistrée',
  play: 'Jeu',
  defi: "Défi de l'étoile",
  opens_at: 'Ouverture',
  hints: 'Indices',
  rang: 'Rang',
  texte: 'Texte',
  artefact: 'Artefact',
  book: 'Livre derrière la porte',
  hint: 'Indice',
  edition: 'Code',
  schedule: 'Calendrier',
  first_door: 'Première porte',
  door_time: 'Heure des portes',
  time_zone: 'Fuseau horaire',
  ranking: 'Fin du classement',
  contest: 'Concours',
  ends_at: 'Date',
  opens_on: 'Début',
  written_on: 'Date du règlement',
  draw_on: 'Jour du tirage',
  winners: 'Nombre de gagnants',
  entrants: 'Qui peut participer',
  prizes: 'Lots',
  gift: 'Cadeau',
  season_end: 'Fin de la saison',
  finished: 'Quand tout est résolu',
  farewell: 'Mot de la fin',
  next_season: 'La suite',
  purge_on: 'Effacement',
  feast: "Phrase de l'étoile",
  sentence: 'Phrase',
  letter: 'Lettre',
  board_answers: 'Réponses du jeu',
  day: 'Jour',
};
const NAMES: Readonly<Record<string, string>> = FIELD_NAMES;
const ITEMS: Readonly<Record<string, string>> = {
  answers: 'Réponse',
  near_misses: 'Réponse proche',
  hints: 'Indice',
};

/** Names of fields that depend on the field's parent. */
const NAMES_BY_PATH: Readonly<Record<string, string>> = {
  'artefact.description': 'Artefact, Description',
  'contest.ends_at': 'Fin du concours',
};

/** A field that has no name here is not named by the file's own. */
const OTHER = 'Autre donnée';

/**
 * « Indice 2, Texte »: a field's path in French; '' for all of a part. A board's fields are « Jeu »: its sentences are in its kind's folder.
 * @param path with the indexes of lists.
 */
export function fieldName(path: string): string {
  const known = NAMES_BY_PATH[path];
  if (known !== undefined) return known;
  const keys = path === '' ? [] : path.replace(/^play\..*/, 'play').split('.');
  const names: string[] = [];
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? '';
    const next = keys[place + 1] ?? '';
    const isItem = /^\d+$/.test(next);
    const name = NAMES[key] ?? OTHER;
    names.push(isItem ? `${ITEMS[key] ?? name} ${Number(next) + 1}` : name);
    if (isItem) place += 1;
  }
  return names.join(', ');
}

/** « Jour 12 », « L'édition » for the part that is not a day. */
export const partName = (day: number | null): string =>
  day === null || day === 0 ? "L'édition" : `Jour ${day}`;
