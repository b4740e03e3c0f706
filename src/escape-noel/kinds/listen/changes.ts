import {
  describeChoice,
  describeFields,
  describeNumber,
  describeText,
  turned,
  unseen,
  type Change,
} from '../../workshop/changes/describe';
import { describeList, describeTexts } from '../../workshop/changes/lists';
import { belonging, feminine, feminines, masculine, quoted, type Noun } from '../../workshop/changes/nouns';
import { defineChanges } from '../kindChanges';
import { noteName, schema, type KeysPlay, type ListenPlay, type RowPlay } from './rules';

const SHAPES = { keys: 'des touches à jouer', row: 'un air où trouver les fausses notes' } as const;
const TIMBRES = {
  towerBell: 'une cloche de clocher',
  glassBell: 'une clochette de verre',
  musicBox: 'une boîte à musique',
} as const;
const describeTimbre = describeChoice(masculine('le son du jeu'), TIMBRES);

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SHIFTS: Readonly<Record<string, number>> = { '#': 1, b: -1 };
const OCTAVE = 12;

const pitchOf = (note: string): number =>
  OCTAVE * Number(note.slice(-1)) + (SEMITONES[note.charAt(0)] ?? 0) + (SHIFTS[note.charAt(1)] ?? 0);
const noteText = (note: string) => `${noteName(note)} ${note.slice(-1)}`;

/** « la touche 2 est plus aiguë : do 5 → ré 5 ». */
function describeNote(noun: Noun, before: string, after: string): Change[] {
  if (before === after) return [];
  if (before === '' || after === '') return describeText(belonging(feminine('la note'), noun))(before, after);
  const rise = pitchOf(after) - pitchOf(before);
  const way = rise > 0 ? 'est plus aiguë' : rise < 0 ? 'est plus grave' : "s'écrit autrement";
  return [turned(`${noun.the} ${way}`, noteText(before), noteText(after))];
}

type Key = KeysPlay['keys'][number];

const describeKeys = describeFields<KeysPlay>({
  kind: unseen,
  shape: unseen,
  timbre: describeTimbre,
  keys: describeList<Key>({
    all: feminines('les touches'),
    noun: (_key, place) => feminine(`la touche ${place + 1}`),
    text: ({ name }) => name,
    id: ({ note }) => note,
    isOrdered: true,
    changed: (noun) => (before, after) => [
      ...describeText(belonging(masculine('le nom'), noun))(before.name, after.name),
      ...describeNote(noun, before.note, after.note),
    ],
  }),
  length: describeNumber('il y a plus de coups à jouer', 'il y a moins de coups à jouer'),
});

const describeRow = describeFields<RowPlay>({
  kind: unseen,
  shape: unseen,
  timbre: describeTimbre,
  phrases: describeTexts(
    feminines("les phrases de l'air"),
    (place) => feminine(`la phrase ${place + 1} de l'air`),
    describeText,
  ),
  count: describeNumber('il y a plus de fausses notes', 'il y a moins de fausses notes'),
});

export const changes = defineChanges(
  schema,
  (before: ListenPlay, after: ListenPlay) => {
    if (before.shape === 'keys' && after.shape === 'keys') return describeKeys(before, after);
    if (before.shape === 'row' && after.shape === 'row') return describeRow(before, after);
    return [turned('le jeu', SHAPES[before.shape], SHAPES[after.shape])];
  },
  {
    isOrdered: true,
    parts: (play, answer) =>
      answer.split(' ').map((number) => {
        const key = play.shape === 'keys' ? play.keys[Number(number) - 1] : undefined;
        return feminine(key ? quoted(key.name) : `la note ${Number(number)}`);
      }),
  },
);
