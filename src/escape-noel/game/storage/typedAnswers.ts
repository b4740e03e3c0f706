import * as v from 'valibot';
import { typedForm } from '@/lib/typedForm';
import { keyOf, keysIn, persisted, type Persisted } from '@/lib/storage';
import { ALL_DAYS } from '../rules/days';
import { ownerOfKey } from './travellers';

type TypedText = Persisted<string, string>;

function makeTypedAnswers(edition: string | null, player: string | null) {
  const suffix = edition === null ? '' : `-${edition}`;
  const typed = (name: string): TypedText =>
    persisted('session', keyOf(`escape-noel-${name}${suffix}`, player), v.string(), '');
  const ofDays = (name: string) => {
    const ofEachDay = new Map(ALL_DAYS.map((day) => [day, typed(`${name}-${day}`)]));
    return {
      of: (day: number): TypedText => ofEachDay.get(day) ?? typed(`${name}-${day}`),
      all: [...ofEachDay.values()],
    };
  };
  const [answers, boards, bonusAnswers] = [ofDays('draft'), ofDays('play'), ofDays('defi')];
  const sentence = typed('sentence');
  return {
    answer: answers.of,
    /** The state of a day's board, in the board's own format. */
    board: boards.of,
    bonusAnswer: bonusAnswers.of,
    finalSentence: sentence,
    all: [...answers.all, ...boards.all, ...bonusAnswers.all, sentence],
  };
}

const made = new Map<string, ReturnType<typeof makeTypedAnswers>>();

/**
 * The unsent answers and boards of a player in an edition, in this tab (rule 3.10).
 * @param edition null for the current one. @param player a knight's or a traveller's id.
 */
export function typedAnswersOf(
  edition: string | null,
  player: string | null,
): ReturnType<typeof makeTypedAnswers> {
  const key = JSON.stringify([edition, player]);
  const known = made.get(key) ?? makeTypedAnswers(edition, player);
  made.set(key, known);
  return known;
}

/** The players who may have typed in this tab: the first traveller (null), and the players that its keys name. */
export const writersHere = (): (string | null)[] => [
  ...new Set([null, ...keysIn('session').map(ownerOfKey)]),
];

export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The unsent letter of a player to the publisher, in this tab. */
export function typedLetter(player: string | null) {
  const letter = letters.get(player) ?? typedForm('jeu', LETTER_FIELDS, player);
  letters.set(player, letter);
  return letter;
}

const letters = new Map<string | null, ReturnType<typeof typedForm<(typeof LETTER_FIELDS)[number]>>>();
