import * as v from 'valibot';
import { formDraft } from '@/lib/draft';
import { persisted, type Persisted } from '@/lib/storage';
import { ALL_DAYS } from './rules/days';

type Draft = Persisted<string, string>;

function makeDrafts(edition: string | null) {
  const suffix = edition === null ? '' : `-${edition}`;
  const draft = (name: string): Draft => persisted('session', `escape-noel-${name}${suffix}`, v.string(), '');
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

const made = new Map<string | null, ReturnType<typeof makeDrafts>>();

/** What is being typed in an edition (rule 3.10). @param edition null for the one that is played. */
export function draftsOf(edition: string | null): ReturnType<typeof makeDrafts> {
  const drafts = made.get(edition) ?? makeDrafts(edition);
  made.set(edition, drafts);
  return drafts;
}

export const LETTER_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export const letterDraft = formDraft('jeu', LETTER_FIELDS);
