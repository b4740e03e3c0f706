/** A question with the answers that it accepts. */
export interface Asked {
  readonly question: string;
  readonly answers: readonly string[];
  /** Answers of its near misses, which texts are compared with instead (rule 12.6). */
  readonly near?: readonly string[] | undefined;
}

/** Texts to compare with the answers of a question. */
export interface Tried extends Asked {
  readonly texts: readonly string[];
}

/**
 * The database's judge, the only one (decision 0023): an admin asks it in the workshop, the command line in the embedded database.
 * Each function gets at most 200 texts, of 1000 characters.
 */
export interface JudgeSource {
  /** The forms of each text, in the order of the texts. */
  readonly fetchForms: (texts: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Judges each text of each question, in their order. */
  readonly fetchRight: (tried: readonly Tried[]) => Promise<readonly boolean[]>;
}

/** Questions of a check to which the judge has not replied yet. */
export interface Missing {
  readonly texts: ReadonlySet<string>;
  readonly tried: ReadonlyMap<string, { readonly asked: Asked; readonly texts: ReadonlySet<string> }>;
}

/** The judge's replies so far, for one run of a check. Undefined where there is none yet: the run is incomplete. */
export interface Lookup {
  /** The forms by which a text would be recognised as an answer: two texts that share one are the same answer. */
  readonly formsOf: (text: string) => readonly string[] | undefined;
  readonly isRight: (asked: Asked, text: string) => boolean | undefined;
  /** Number of replies that were missing until now. */
  readonly misses: () => number;
  readonly missing: Missing;
}

export interface Judge {
  readonly lookup: () => Lookup;
  /** Asks for what a run missed, after what was asked before. @throws the source's error; the replies that came are remembered. */
  readonly ask: (missing: Missing) => Promise<void>;
  /** Subscribes to replies. @returns unsubscribe. */
  readonly follow: (listener: () => void) => () => void;
  /** Changes with each reply. */
  readonly version: () => number;
}

/** The functions of the database refuse more than 500 texts, and do not compare what follows 1000 characters. */
const TEXTS_AT_ONCE = 200;
const COMPARED_LENGTH = 1000;
/** Texts and questions that are remembered: an edition has about 1000 and 200. */
const MOST_TEXTS = 20_000;
const MOST_QUESTIONS = 2000;

const compared = (text: string) => Array.from(text).slice(0, COMPARED_LENGTH).join('');

function remember<Value>(known: Map<string, Value>, key: string, value: Value, most: number): void {
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

/** @param sizeOf how many texts an item counts for. */
function batchesOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const batches: Item[][] = [];
  let size = TEXTS_AT_ONCE;
  for (const item of items) {
    size += sizeOf(item);
    if (size > TEXTS_AT_ONCE) {
      batches.push([]);
      size = sizeOf(item);
    }
    batches.at(-1)?.push(item);
  }
  return batches;
}

const sizeOfTried = ({ answers, near = [], texts }: Tried) => answers.length + near.length + texts.length;

const keyOf = ({ question, answers, near }: Asked) => JSON.stringify([question, answers, near]);

/** The judge with a cache of its replies: a check is run again at each keystroke, and most of it has not changed. */
export function createJudge({ fetchForms, fetchRight }: JudgeSource): Judge {
  const forms = new Map<string, readonly string[]>();
  const verdicts = new Map<string, Map<string, boolean>>();
  const listeners = new Set<() => void>();
  let version = 0;
  let last: Promise<void> = Promise.resolve();

  const askForms = async (texts: readonly string[]) => {
    const replies = await fetchForms(texts.map(compared));
    for (const [place, text] of texts.entries()) remember(forms, text, replies[place] ?? [], MOST_TEXTS);
  };
  const askVerdicts = async (tried: readonly Tried[]) => {
    const replies = await fetchRight(
      tried.map(({ question, answers, near, texts }) => ({
        question: compared(question),
        answers: answers.map(compared),
        ...(near && { near: near.map(compared) }),
        texts: texts.map(compared),
      })),
    );
    let place = 0;
    for (const { texts, ...asked } of tried) {
      const ofQuestion = verdicts.get(keyOf(asked)) ?? new Map<string, boolean>();
      for (const text of texts) {
        ofQuestion.set(text, replies[place] === true);
        place += 1;
      }
      remember(verdicts, keyOf(asked), ofQuestion, MOST_QUESTIONS);
    }
  };

  /** One part after the other: the admin's own requests go between them. */
  async function askInParts({ texts, tried }: Missing): Promise<void> {
    const unknown = [...texts].filter((text) => !forms.has(text));
    const asked = [...tried].flatMap(([key, each]) =>
      batchesOf(
        [...each.texts].filter((text) => verdicts.get(key)?.has(text) !== true),
        () => 1,
      ).map((some): Tried => ({ ...each.asked, texts: some })),
    );
    try {
      for (const batch of batchesOf(unknown, () => 1)) await askForms(batch);
      for (const batch of batchesOf(asked, sizeOfTried)) await askVerdicts(batch);
    } finally {
      version += 1;
      for (const listener of listeners) listener();
    }
  }

  return {
    lookup() {
      const texts = new Set<string>();
      const tried = new Map<string, { asked: Asked; texts: Set<string> }>();
      let misses = 0;
      return {
        formsOf(text) {
          const found = forms.get(text);
          if (found) return found;
          misses += 1;
          texts.add(text);
          return undefined;
        },
        isRight({ question, answers, near }, text) {
          const asked = { question, answers, near };
          const key = keyOf(asked);
          const found = verdicts.get(key)?.get(text);
          if (found !== undefined) return found;
          misses += 1;
          const ofQuestion = tried.get(key) ?? { asked, texts: new Set() };
          tried.set(key, ofQuestion);
          ofQuestion.texts.add(text);
          return undefined;
        },
        misses: () => misses,
        missing: { texts, tried },
      };
    },
    ask(missing) {
      const asking = last.then(() => askInParts(missing));
      last = asking.catch(() => undefined);
      return asking;
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** A judge that is not asked: what needs it is « pas vérifié ». */
export const NO_JUDGE: Pick<Judge, 'lookup'> = createJudge({
  fetchForms: () => Promise.reject(new Error('This judge is not asked')),
  fetchRight: () => Promise.reject(new Error('This judge is not asked')),
});

export const isComplete = ({ texts, tried }: Missing): boolean => texts.size + tried.size === 0;

/** Runs a check again until the judge has replied to all that it asks. @throws as `ask`. */
export async function settled<Output>(judge: Judge, check: (lookup: Lookup) => Output): Promise<Output> {
  const lookup = judge.lookup();
  const output = check(lookup);
  if (isComplete(lookup.missing)) return output;
  await judge.ask(lookup.missing);
  return settled(judge, check);
}

/** A result of the judge's replies, remembered as long as the object once none is missing. */
export function rememberedOnceJudged<Input extends object, Output>(
  compute: (input: Input, judge: Lookup) => Output,
): (input: Input, judge: Lookup) => { output: Output; isJudged: boolean } {
  const known = new WeakMap<Input, Output>();
  return (input, judge) => {
    const found = known.get(input);
    if (found !== undefined) return { output: found, isJudged: true };
    const before = judge.misses();
    const output = compute(input, judge);
    const isJudged = judge.misses() === before;
    if (isJudged) known.set(input, output);
    return { output, isJudged };
  };
}

/** The phonetic keys of the words of forms. */
export const formKeys = (forms: readonly string[]): Set<string> =>
  new Set(forms.filter((form) => form.startsWith('~')).flatMap((form) => form.slice(1).split(' ')));

/** The forms of several answers; undefined where one is missing. */
export function formsOfAll(answers: readonly string[], judge: Lookup): Set<string> | undefined {
  const all = answers.map(judge.formsOf);
  return all.includes(undefined) ? undefined : new Set(all.flatMap((forms) => forms ?? []));
}
