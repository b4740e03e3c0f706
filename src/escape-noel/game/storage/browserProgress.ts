import * as v from 'valibot';
import { linkedBook } from '@/lib/linkedBook';
import { keyOf, persisted } from '@/lib/storage';
import { typedAnswersOf } from './typedAnswers';
import { lightShown } from './lightShown';
import { ALL_DAYS, parseDay } from '../rules/days';
import { MOST_POINTS_A_DAY } from '../rules/score';
import { PROGRESS_KEY } from './progressKey';
import type { TravellerId } from './travellers';

const revelation = v.object({
  answer: v.string(),
  /** Days stored before closings existed have none. */
  closing: v.optional(v.string(), ''),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), imageUrl: v.nullable(v.string()) }),
  /** Days stored before riddles named books have none. */
  book: v.fallback(v.nullable(linkedBook), null),
});
const entry = v.object({
  completed: v.literal(true),
  /** Bounds, not today's list of scores: days stored under other rules stay valid. */
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS_A_DAY)),
  hints_used: v.pipe(v.number(), v.integer(), v.minValue(0)),
  completed_at: v.pipe(v.string(), v.isoTimestamp()),
  revealed: v.optional(v.boolean(), false),
  /** The typed answer: the server judges it again at an import. */
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

const finalSentence = v.object({
  hints: v.array(v.string()),
  solved: v.nullable(
    v.object({
      sentence: v.string(),
      letter: v.string(),
      revealed: v.boolean(),
      /** The typed answer: the server judges it again at an import. */
      typed: v.optional(v.string()),
    }),
  ),
});

function makeStorage(edition: string | null, traveller: TravellerId) {
  const named = (name: string) => keyOf(edition === null ? name : `${name}-${edition}`, traveller);
  /** Importing removes it, and leaves the revealed hints. */
  const progress = persisted(
    'local',
    named(PROGRESS_KEY),
    days,
    new Map(),
    // Days that the browser refused to store are added to those that other tabs have stored since.
    (stored, refused) => new Map([...stored, ...refused]),
  );
  const makeHints = (day: number) =>
    persisted('local', named(`escape-noel-hints-${day}`), v.array(v.pipe(v.number(), v.integer())), []);
  const hints = new Map(ALL_DAYS.map((day) => [day, makeHints(day)]));
  const sentence = persisted('local', named('escape-noel-feast'), finalSentence, {
    hints: [],
    solved: null,
  });
  const wrongAnswers = persisted(
    'local',
    named('escape-noel-essais'),
    v.record(v.string(), v.array(v.string())),
    {},
  );
  const certificateName = persisted('local', named('escape-noel-certificat'), v.string(), '');
  const stored = [progress, sentence, ...hints.values()];
  const write = (entries: Iterable<[number, LocalCompletion]>) => progress.write(Object.fromEntries(entries));
  return {
    progress,
    finalSentence: sentence,
    /** The ids of a day's revealed hints, in order. */
    hints: (day: number) => hints.get(day) ?? makeHints(day),
    /** The different wrong answers of each day, newest last, until it is solved (rule 3.17). */
    wrongAnswers,
    /** Typed by a visitor for the certificate (rule 7.3). */
    certificateName,
    /** Stores a completed day. @returns whether the browser has; if not, it lasts as long as the page. */
    storeDay: (day: number, completion: LocalCompletion): boolean =>
      write(new Map(progress.read()).set(day, completion)),
    /** Removes these days: they are on the server now, or will be played again. */
    forgetDays: (forgotten: readonly number[]): void => {
      write([...progress.read()].filter(([day]) => !forgotten.includes(day)));
    },
    /** « Recommencer le voyage » (rule 5.4): another child may play next, so the hints and what was typed go too. */
    forget: (): void => {
      const typed = [wrongAnswers, certificateName, ...typedAnswersOf(edition, traveller).all];
      for (const each of [...stored, ...typed, lightShown(edition, traveller)]) each.remove();
    },
    /** @returns a function that unsubscribes. */
    follow: (listener: () => void): (() => void) => {
      const stops = stored.map((each) => each.follow(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export type VisitorStorage = ReturnType<typeof makeStorage>;

const made = new Map<string, VisitorStorage>();

/** A traveller's stored progress in an edition. @param edition the code of a past one; null for the current one. */
export function visitorStorage(edition: string | null, traveller: TravellerId): VisitorStorage {
  const key = JSON.stringify([edition, traveller]);
  const storage = made.get(key) ?? makeStorage(edition, traveller);
  made.set(key, storage);
  return storage;
}
