import * as v from 'valibot';
import { formDraft } from '@/lib/draft';
import { keyOf, keysIn, persisted, type Persisted } from '@/lib/storage';
import { ALL_DAYS } from '../rules/days';

type Draft = Persisted<string, string>;

function makeDrafts(edition: string | null, player: string | null) {
  const suffix = edition === null ? '' : `-${edition}`;
  const draft = (name: string): Draft =>
    persisted('session', keyOf(`escape-noel-${name}${suffix}`, player), v.string(), '');
  const ofDays = (name: string) => {
    const drafts = new Map(ALL_DAYS.map((day) => [day, draft(`${name}-${day}`)]));
    return {
      of: (day: number): Draft => drafts.get(day) ?? draft(`${name}-${day}`),
      all: [...drafts.values()],
    };
  };
  const [answers, boards, bonusAnswers] = [ofDays('draft'), ofDays('play'), ofDays('defi')];
  const sentence = draft('sentence');
  return {
    answer: answers.of,
    /** The state of a day's board, in the board's own format. */
    board: boards.of,
    bonusAnswer: bonusAnswers.of,
    finalSentence: sentence,
    all: [...answers.all, ...boards.all, ...bonusAnswers.all, sentence],
  };
}

const made = new Map<string, ReturnType<typeof makeDrafts>>();

/**
 * What a player is typing in an edition, in this tab (rule 3.10).
 * @param edition null for the one that is played. @param player the account's id; null for a visitor.
 */
export function draftsOf(edition: string | null, player: string | null): ReturnType<typeof makeDrafts> {
  const key = JSON.stringify([edition, player]);
  const drafts = made.get(key) ?? makeDrafts(edition, player);
  made.set(key, drafts);
  return drafts;
}

const ACCOUNT = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Who has written in this tab: the visitor, null, and the accounts that its drafts name. */
export function writersHere(): (string | null)[] {
  const accounts = keysIn('session').map((key) => ACCOUNT.exec(key)?.[1] ?? null);
  return [...new Set([null, ...accounts])];
}

export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The letter that a player is writing to the publisher, in this tab. */
export function letterDraft(player: string | null) {
  const draft = letters.get(player) ?? formDraft('jeu', LETTER_FIELDS, player);
  letters.set(player, draft);
  return draft;
}

const letters = new Map<string | null, ReturnType<typeof formDraft<(typeof LETTER_FIELDS)[number]>>>();
