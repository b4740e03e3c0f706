import * as v from 'valibot';
import { persisted } from '@/lib/storage';
import { answerDraft, bonusAnswerDraft, finalSentenceDraft, playDraft } from '../draft';
import { ALL_DAYS, parseDay } from '../rules/days';
import { MOST_POINTS_A_DAY } from '../rules/score';
import { PROGRESS_KEY } from './progressKey';

export const hintsKey = (day: number) => `escape-noel-hints-${day}`;

const revelation = v.object({
  answer: v.string(),
  /** Days stored before closings existed have none. */
  closing: v.optional(v.string(), ''),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) }),
});
const entry = v.object({
  completed: v.literal(true),
  /** Bounds, not today's list of scores: days stored under other rules stay valid. */
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS_A_DAY)),
  hints_used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  completed_at: v.pipe(v.string(), v.isoTimestamp()),
  revealed: v.optional(v.boolean(), false),
  /** What was typed: the server judges it again at an import. */
  answer: v.optional(v.string()),
  revelation: v.fallback(v.nullable(revelation), null),
  defi: v.fallback(
    v.optional(v.object({ typed: v.string(), answer: v.string(), explanation: v.string() })),
    undefined,
  ),
});

export type LocalCompletion = v.InferOutput<typeof entry>;
export type LocalProgress = ReadonlyMap<number, LocalCompletion>;

// Each day is parsed by itself: one damaged day does not lose the others.
const days = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored): LocalProgress => {
    const read = Object.entries(stored).flatMap(([key, value]): [number, LocalCompletion][] => {
      const day = parseDay(key);
      const parsed = v.safeParse(entry, value);
      return parsed.success && day !== null ? [[day, parsed.output]] : [];
    });
    return new Map(read);
  }),
);

/** A visitor's progress. Importing removes it, and leaves the revealed hints. */
export const visitorProgress = persisted(
  'local',
  PROGRESS_KEY,
  days,
  new Map(),
  // Days that the browser refused to store are added to those that other tabs have stored since.
  (stored, refused) => new Map([...stored, ...refused]),
);
export const visitorHints = (day: number) =>
  persisted('local', hintsKey(day), v.array(v.pipe(v.number(), v.integer())), []);

export const visitorFinalSentence = persisted(
  'local',
  'escape-noel-feast',
  v.object({
    hints: v.array(v.string()),
    solved: v.nullable(
      v.object({
        sentence: v.string(),
        letter: v.string(),
        revealed: v.boolean(),
        /** What was typed: the server judges it again at an import. */
        typed: v.optional(v.string()),
      }),
    ),
  }),
  { hints: [], solved: null },
);

/** Stores a completed day. @returns whether the browser has; if not, it lasts as long as the page. */
export const storeDay = (day: number, completion: LocalCompletion): boolean =>
  visitorProgress.write(Object.fromEntries(new Map(visitorProgress.read()).set(day, completion)));

/** Removes these days: they are on the server now, or will be played again. */
export function forgetLocalDays(forgotten: readonly number[]): void {
  const remaining = [...visitorProgress.read()].filter(([day]) => !forgotten.includes(day));
  visitorProgress.write(Object.fromEntries(remaining));
}

/** « Recommencer le voyage » (rule 5.4): another child may play next, so the hints and what was typed go too. */
export function forgetVisitor(): void {
  const ofDay = [visitorHints, answerDraft, playDraft, bonusAnswerDraft];
  const everything = [visitorProgress, visitorFinalSentence, finalSentenceDraft];
  for (const each of [...everything, ...ALL_DAYS.flatMap((day) => ofDay.map((of) => of(day)))]) each.remove();
}

export function followBrowser(listener: () => void): () => void {
  const stops = [visitorProgress, visitorFinalSentence, ...ALL_DAYS.map(visitorHints)].map((each) =>
    each.follow(listener),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
