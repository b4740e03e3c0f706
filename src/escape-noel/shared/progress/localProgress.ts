import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Revelation } from '@/backend/answers';
import { followStored, readStored, removeStored, writeStored } from '@/lib/storage';
import { RIDDLE_COUNT } from '../rules/days';
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
  score: v.picklist([0, 1, 2, 3, 5]),
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

const anything = v.record(v.string(), v.unknown());
const hintIds = v.array(v.pipe(v.number(), v.integer()));

// Every day is read by itself, so that one damaged day does not take the others with it.
function parseProgress(): LocalProgress {
  const stored = readStored(PROGRESS_KEY, anything, {});
  const days = Object.entries(stored).flatMap(([key, value]): [number, LocalCompletion][] => {
    const day = Number(key);
    const parsed = v.safeParse(entry, value);
    return parsed.success && Number.isInteger(day) && day >= 1 && day <= RIDDLE_COUNT
      ? [[day, parsed.output]]
      : [];
  });
  return new Map(days);
}

/** What this visit has done and the browser would not keep (storage full or forbidden): the game goes on without it. */
const unkeptDays = new Map<number, LocalCompletion>();
const unkeptHints = new Map<number, number[]>();

let snapshot: { source: string | null; unkept: number; progress: LocalProgress } | undefined;

/** A visitor's progress; the same object until it changes. */
export function readLocalProgress(): LocalProgress {
  let source: string | null = null;
  try {
    source = localStorage.getItem(PROGRESS_KEY);
  } catch {
    // Forbidden storage: nothing is kept, the page still plays.
  }
  if (!snapshot || snapshot.source !== source || snapshot.unkept !== unkeptDays.size) {
    snapshot = { source, unkept: unkeptDays.size, progress: new Map([...unkeptDays, ...parseProgress()]) };
  }
  return snapshot.progress;
}

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
  const progress = new Map(readLocalProgress());
  const known = progress.get(day);
  const done: LocalCompletion = known ?? {
    completed: true,
    score: completion.score,
    hints_used: completion.hintsUsed,
    revealed: completion.revealed,
    completed_at: new Date().toISOString(),
    revelation: completion.revelation,
    ...(completion.answer === undefined ? {} : { answer: completion.answer }),
  };
  // Before it is written, so that those who are told of the write find it.
  unkeptDays.set(day, done);
  const kept = writeStored(PROGRESS_KEY, Object.fromEntries(progress.set(day, done)));
  if (kept) unkeptDays.clear();
  return kept;
}

/** Keeps what a completed day reveals, where damage has taken it. */
export function restoreLocalRevelation(day: number, found: Revelation): void {
  const progress = new Map(readLocalProgress());
  const known = progress.get(day);
  if (known)
    writeStored(PROGRESS_KEY, Object.fromEntries(progress.set(day, { ...known, revelation: found })));
}

/** The ids of the hints that a visitor has revealed for a day, in order. */
export function readLocalHints(day: number): number[] {
  return [...new Set([...readStored(hintsKey(day), hintIds, []), ...(unkeptHints.get(day) ?? [])])];
}

/** Keeps a revealed hint. @returns whether the browser could keep it; if not, it is known until the page is closed. */
export function recordLocalHint(day: number, hintId: number): boolean {
  const known = readLocalHints(day);
  const ids = known.includes(hintId) ? known : [...known, hintId];
  unkeptHints.set(day, ids);
  const kept = writeStored(hintsKey(day), ids);
  if (kept) unkeptHints.delete(day);
  return kept;
}

/** How many hints a visitor has revealed for a day, followed in this tab and the others. */
export function useLocalHintCount(day: number): number {
  const follow = useCallback((listener: () => void) => followStored(hintsKey(day), listener), [day]);
  return useSyncExternalStore(
    follow,
    () => readLocalHints(day).length,
    () => 0,
  );
}

/** Forgets these days, and those alone: the server has confirmed them, or they will be played again. */
export function forgetLocalDays(days: readonly number[]): void {
  const left = [...readLocalProgress()].filter(([day]) => !days.includes(day));
  for (const day of days) unkeptDays.delete(day);
  writeStored(PROGRESS_KEY, Object.fromEntries(left));
}

/** Forgets a visitor's progress; their revealed hints stay, as on the server (design §5 `reset_progress`). */
export function forgetLocalProgress(): void {
  unkeptDays.clear();
  removeStored(PROGRESS_KEY);
}

const followProgress = (listener: () => void) => followStored(PROGRESS_KEY, listener);

/** A visitor's progress, followed in this tab and the others. */
export function useLocalProgress(): LocalProgress {
  return useSyncExternalStore(followProgress, readLocalProgress, readLocalProgress);
}

/** Whether a completed day will still be known after the page is closed. */
export function isKeptLocally(day: number): boolean {
  return !unkeptDays.has(day);
}
