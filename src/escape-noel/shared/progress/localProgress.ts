import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Revelation } from '@/backend/answers';
import { stored } from '@/lib/storage';
import { parseDay } from '../rules/days';
import { MOST_POINTS_A_DAY } from '../rules/score';
import { PROGRESS_KEY } from './progressKey';

/** Where the hints that a visitor has revealed for a day stand. */
export const hintsKey = (day: number) => `escape-noel-hints-${day}`;

const revelation = v.object({
  answer: v.string(),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) }),
});
const entry = v.object({
  completed: v.literal(true),
  /** Whatever a day gives this year: a rule that changes takes no day from anybody. */
  score: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.transform((score) => Math.min(score, MOST_POINTS_A_DAY)),
  ),
  hints_used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  completed_at: v.pipe(v.string(), v.isoTimestamp()),
  revealed: v.optional(v.boolean(), false),
  /** What was typed: the server judges it again if the visitor becomes a knight. */
  answer: v.optional(v.string()),
  revelation: v.fallback(v.nullable(revelation), null),
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

// What this visit has done and the browser would not keep (storage full or forbidden) stands beside what other tabs have kept since.
const progress = stored(
  'local',
  PROGRESS_KEY,
  days,
  new Map(),
  (kept, unkept) => new Map([...unkept, ...kept]),
);
const hintsOf = (day: number) =>
  stored('local', hintsKey(day), v.array(v.pipe(v.number(), v.integer())), [], (kept, unkept) => [
    ...new Set([...kept, ...unkept]),
  ]);

/** A visitor's progress; the same object until it changes. */
export const readLocalProgress = progress.read;

/**
 * Keeps a completed day. A day that is kept already stays as it was.
 * @returns whether the browser could keep it; if not, it is known until the page is closed.
 */
export function recordLocalCompletion(
  day: number,
  completion: {
    score: LocalCompletion['score'];
    hintsUsed: number;
    revealed: boolean;
    answer?: string;
    revelation: Revelation;
  },
): boolean {
  const done: LocalCompletion = progress.read().get(day) ?? {
    completed: true,
    score: completion.score,
    hints_used: completion.hintsUsed,
    revealed: completion.revealed,
    completed_at: new Date().toISOString(),
    revelation: completion.revelation,
    ...(completion.answer === undefined ? {} : { answer: completion.answer }),
  };
  return progress.write(Object.fromEntries([...progress.read(), [day, done]]));
}

/** Keeps what a completed day reveals, where damage has taken it. */
export function restoreLocalRevelation(day: number, found: Revelation): void {
  const known = progress.read().get(day);
  if (known) progress.write(Object.fromEntries([...progress.read(), [day, { ...known, revelation: found }]]));
}

/** The ids of the hints that a visitor has revealed for a day, in order. */
export const readLocalHints = (day: number): number[] => hintsOf(day).read();

/** Keeps a revealed hint. @returns whether the browser could keep it; if not, it is known until the page is closed. */
export function recordLocalHint(day: number, hintId: number): boolean {
  return hintsOf(day).write([...new Set([...readLocalHints(day), hintId])]);
}

/** How many hints a visitor has revealed for a day, followed in this tab and the others. */
export function useLocalHintCount(day: number): number {
  const follow = useCallback((listener: () => void) => hintsOf(day).follow(listener), [day]);
  return useSyncExternalStore(
    follow,
    () => readLocalHints(day).length,
    () => 0,
  );
}

/** Forgets these days, and those alone: the server has confirmed them, or they will be played again. */
export function forgetLocalDays(forgotten: readonly number[]): void {
  progress.write(Object.fromEntries([...progress.read()].filter(([day]) => !forgotten.includes(day))));
}

/** Forgets a visitor's progress; their revealed hints stay, as on the server (design §5 `reset_progress`). */
export const forgetLocalProgress = progress.remove;

/** A visitor's progress, followed in this tab and the others. */
export function useLocalProgress(): LocalProgress {
  return useSyncExternalStore(progress.follow, progress.read, progress.read);
}

/** Whether a completed day will still be known after the page is closed. */
export const isKeptLocally = (day: number): boolean => progress.readKept().has(day);
