import * as v from 'valibot';
import { persisted } from '@/lib/storage';
import { ALL_DAYS, parseDay } from '../rules/days';
import { MOST_POINTS_A_DAY } from '../rules/score';
import { PROGRESS_KEY } from './progressKey';

/** Where the hints that a visitor has revealed for a day stand. */
export const hintsKey = (day: number) => `escape-noel-hints-${day}`;

const revelation = v.object({
  answer: v.string(),
  /** Days kept before there were closings have none. */
  closing: v.optional(v.string(), ''),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) }),
});
const entry = v.object({
  completed: v.literal(true),
  /** Within bounds, and no list of today's scores: a rule that changes takes no day from anybody. */
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS_A_DAY)),
  hints_used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  completed_at: v.pipe(v.string(), v.isoTimestamp()),
  revealed: v.optional(v.boolean(), false),
  /** What was typed: the server judges it again if the visitor becomes a knight. */
  answer: v.optional(v.string()),
  revelation: v.fallback(v.nullable(revelation), null),
  /** The day's bonus question, once found: what was typed, and what it told. */
  defi: v.fallback(
    v.optional(v.object({ typed: v.string(), answer: v.string(), explanation: v.string() })),
    undefined,
  ),
});

/** A day that a visitor has completed, as their browser keeps it. */
export type LocalCompletion = v.InferOutput<typeof entry>;
/** A visitor's progress, by day. */
export type LocalProgress = ReadonlyMap<number, LocalCompletion>;

// Every day is read by itself, so that one damaged day does not take the others with it.
const days = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((kept): LocalProgress => {
    const read = Object.entries(kept).flatMap(([key, value]): [number, LocalCompletion][] => {
      const day = parseDay(key);
      const parsed = v.safeParse(entry, value);
      return parsed.success && day !== null ? [[day, parsed.output]] : [];
    });
    return new Map(read);
  }),
);

/** What a visitor has completed. Forgotten whole, it leaves the revealed hints, as on the server (rule 5.4). */
export const visitorProgress = persisted(
  'local',
  PROGRESS_KEY,
  days,
  new Map(),
  // What the browser would not keep stands beside what other tabs have kept since.
  (kept, unkept) => new Map([...kept, ...unkept]),
);
/** The ids of the hints that a visitor has revealed for a day, in order. */
export const visitorHints = (day: number) =>
  persisted('local', hintsKey(day), v.array(v.pipe(v.number(), v.integer())), []);

/** What a visitor has of the final sentence: its hints seen, and the sentence once it is found or revealed. */
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
        /** What was typed: the server judges it again if the visitor becomes a knight. */
        typed: v.optional(v.string()),
      }),
    ),
  }),
  { hints: [], solved: null },
);

/** Keeps a completed day. @returns whether the browser does; if not, it is known until the page is closed. */
export const keepDay = (day: number, completion: LocalCompletion): boolean =>
  visitorProgress.write(Object.fromEntries(new Map(visitorProgress.read()).set(day, completion)));

/** Forgets these days, and those alone: the server has confirmed them, or they will be played again. */
export function forgetLocalDays(forgotten: readonly number[]): void {
  const left = [...visitorProgress.read()].filter(([day]) => !forgotten.includes(day));
  visitorProgress.write(Object.fromEntries(left));
}

/** Hears of every change of what the browser keeps for a visitor. @returns how to stop. */
export function followBrowser(listener: () => void): () => void {
  const stops = [visitorProgress, visitorFinalSentence, ...ALL_DAYS.map(visitorHints)].map((each) =>
    each.follow(listener),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
