import type { Day } from '../../edition/document';
import {
  change,
  describeFields,
  describeMedium,
  describeOptional,
  describeText,
  mediaFields,
  unseen,
  type Change,
} from '../../workshop/changes/describe';
import { describeList } from '../../workshop/changes/lists';
import { belonging, feminine, feminines, masculine, masculines, quoted } from '../../workshop/changes/nouns';
import { describeInstant } from '../../workshop/changes/times';
import { describeBoard, describeSolution, splitAnswers } from './boardChanges';

const BONUS = masculine("le défi de l'étoile");

/** Answers, which are named by their text. @param one the beginning of the name of each: « la réponse ». */
const describeAnswers = (all: string, one: string) =>
  describeList<string>({
    all: feminines(all),
    noun: (text) => feminine(`${one} ${quoted(text)}`),
    text: (answer) => answer,
    isOrdered: true,
    isNamedByText: true,
    changed: (_noun, old) => (before, after) =>
      before === after ? [] : [change(`${old.the} devient ${quoted(after)}`)],
  });

type Bonus = NonNullable<Day['defi']>;
const BLANK_BONUS: Bonus = { question: '', answers: [], hint: '', explanation: '' };
const describeBonus = describeFields<Bonus>({
  question: describeText(feminine('la question du défi')),
  answers: describeAnswers('les réponses du défi', 'la réponse du défi'),
  hint: describeText(masculine("l'indice du défi")),
  explanation: describeText(feminine("l'explication du défi")),
});

type Hint = Day['hints'][number];
const describeHints = describeList<Hint>({
  all: masculines('les indices'),
  noun: (_hint, place) => masculine(`l'indice ${place + 1}`),
  text: ({ texte }) => texte,
  isOrdered: true,
  changed: (noun) => describeFields<Hint>({ rang: unseen, texte: describeText(noun), ...mediaFields(noun) }),
});

type NearMiss = NonNullable<Day['near_misses']>[number];
const describeNearMisses = describeList<NearMiss>({
  all: feminines('les réponses proches'),
  noun: ({ answers }) => feminine(`la réponse proche ${quoted(answers.join(', '))}`),
  text: ({ answers }) => answers.join(', '),
  isOrdered: true,
  isNamedByText: true,
  changed: (noun) =>
    describeFields<NearMiss>({
      answers: describeAnswers('les réponses proches', 'la réponse proche'),
      message: describeText(belonging(feminine('la phrase'), noun)),
    }),
});

const describeTyped = describeAnswers('les réponses', 'la réponse');

const door = {
  sooner: "la porte s'ouvre plus tôt",
  later: "la porte s'ouvre plus tard",
  added: "la porte s'ouvre à son heure à elle, le",
  removed: "la porte s'ouvre de nouveau avec le calendrier",
};

const ARTEFACT = masculine("l'artefact");

/** The differences between two contents of a day, in French. @param timeZone that of the edition's doors. */
export function describeDay(before: Day, after: Day, timeZone: string): Change[] {
  const { before: old, after: now } = splitAnswers(before, after);
  return describeFields<Day>({
    day: unseen,
    title: describeText(masculine('le titre')),
    description: describeText(masculine("l'épisode")),
    question: describeText(feminine('la question')),
    play: describeBoard,
    answers: () => [...describeSolution(before, after), ...describeTyped(old.typed, now.typed)],
    near_misses: describeNearMisses,
    ...mediaFields(),
    narration_url: describeMedium(feminine('la lecture enregistrée')),
    hints: describeHints,
    closing: describeText(feminine("la fin de l'épisode")),
    explanation: describeText(feminine("l'explication")),
    fragment: describeText(masculine('le fragment')),
    artefact: describeFields<Day['artefact']>({
      title: describeText(belonging(masculine('le nom'), ARTEFACT)),
      description: describeText(belonging(feminine('la description'), ARTEFACT)),
      image_url: describeMedium(belonging(feminine("l'image"), ARTEFACT)),
    }),
    book: describeText(masculine('le livre derrière la porte')),
    defi: describeOptional(BONUS, BLANK_BONUS, describeBonus),
    opens_at: describeInstant(door, timeZone),
  })(before, after);
}
