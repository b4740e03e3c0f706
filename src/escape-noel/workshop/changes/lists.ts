import { isSameJson } from '@/lib/sameJson';
import { change, type Change, type Describe } from './describe';
import { ALIKE, likeness } from './likeness';
import { agreed, passive, type Noun } from './nouns';

interface ListOptions<Item> {
  /** All of them: « les indices ». */
  all: Noun;
  /** One of them. @param place from 0. */
  noun: (item: Item, place: number) => Noun;
  /** The text by which an item is recognized. */
  text: (item: Item) => string;
  /** The identity of an item, which stays when its text changes: its number on a drawing. */
  id?: (item: Item) => string;
  /** The order is seen by players or by the team. */
  isOrdered?: boolean;
  /** The noun has the item's text: it is not repeated, and an item with another text is another one. */
  isNamedByText?: boolean;
  /** Describes an item that is in both lists. @param noun of the item as it is now; @param old as it was. */
  changed: (noun: Noun, old: Noun) => Describe<Item>;
}

interface Pair {
  from: number;
  to: number;
}

/** Pairs the items of two lists: equal ones first, then by text and id, then the likest texts, then by place. */
function paired<Item>(before: readonly Item[], after: readonly Item[], options: ListOptions<Item>): Pair[] {
  const { text, id, isNamedByText } = options;
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const take = (from: number, to: number) => {
    pairs.set(from, to);
    taken.add(to);
  };
  const pass = (isSame: (one: Item, other: Item, isInPlace: boolean) => boolean) => {
    for (const [from, one] of before.entries()) {
      const to = pairs.has(from)
        ? -1
        : after.findIndex((other, place) => !taken.has(place) && isSame(one, other, place === from));
      if (to !== -1) take(from, to);
    }
  };
  const hasText = (one: Item, other: Item) => text(one) !== '' && text(one) === text(other);
  const hasId = (one: Item, other: Item) => id !== undefined && id(one) === id(other);
  pass((one, other, isInPlace) => isInPlace && isSameJson(one, other));
  pass(isSameJson);
  pass((one, other) => hasId(one, other) && hasText(one, other));
  pass(hasText);
  pass(hasId);
  for (const [from, to] of alike(before.map(text), after.map(text)))
    if (!pairs.has(from) && !taken.has(to)) take(from, to);
  if (!isNamedByText) pass((_one, _other, isInPlace) => isInPlace);
  return [...pairs].map(([from, to]) => ({ from, to }));
}

/** Pairs of places whose texts are alike, the likest first. */
function alike(before: readonly string[], after: readonly string[]): [number, number][] {
  const found = before.flatMap((one, from) =>
    after.map((other, to) => ({ from, to, share: likeness(one, other) })),
  );
  found.sort((one, other) => other.share - one.share);
  return found.filter(({ share }) => share >= ALIKE).map(({ from, to }) => [from, to]);
}

interface Ranked extends Pair {
  /** Its rank among the items of both lists. */
  rankBefore: number;
  rankAfter: number;
}

function ranked(pairs: readonly Pair[]): Ranked[] {
  return pairs.map(({ from, to }) => ({
    from,
    to,
    rankBefore: pairs.filter((other) => other.from < from).length,
    rankAfter: pairs.filter((other) => other.to < to).length,
  }));
}

/** Prefers, between two longest runs, the one with more items at their own rank. */
const IN_PLACE_WEIGHT = 0.01;

/** The fewest items that were moved: those outside the heaviest run whose order is the same in both lists. */
function movedOf(pairs: readonly Ranked[]): Ranked[] {
  const inOrder = [...pairs];
  inOrder.sort((one, other) => one.to - other.to);
  const runs: { weight: number; members: ReadonlySet<Ranked> }[] = [];
  for (const pair of inOrder) {
    const own = 1 + (pair.rankBefore === pair.rankAfter ? IN_PLACE_WEIGHT : 0);
    let best: (typeof runs)[number] = { weight: 0, members: new Set() };
    for (const [index, run] of runs.entries())
      if (run.weight >= best.weight && Number(inOrder[index]?.from) < pair.from) best = run;
    runs.push({ weight: best.weight + own, members: new Set([...best.members, pair]) });
  }
  let longest: (typeof runs)[number] = { weight: 0, members: new Set() };
  for (const run of runs) if (run.weight > longest.weight) longest = run;
  return inOrder.filter((pair) => !longest.members.has(pair));
}

/** With more, one sentence says that the order is another one. */
const MOST_MOVES = 3;

function describeMoves<Item>(
  pairs: readonly Pair[],
  before: readonly Item[],
  { all, noun }: ListOptions<Item>,
): Change[] {
  const moved = movedOf(ranked(pairs));
  if (moved.length > MOST_MOVES) return [change(`${passive(all, 'rangé')} autrement`)];
  return moved.flatMap(({ from, rankBefore, rankAfter }) => {
    const item = before[from];
    if (item === undefined) return [];
    const it = noun(item, from);
    if (rankAfter === 0) return [change(`${it.the} est ${agreed(it, 'passé')} en tête`)];
    if (rankAfter === pairs.length - 1) return [change(`${it.the} est ${agreed(it, 'passé')} à la fin`)];
    const way = agreed(it, rankAfter < rankBefore ? 'monté' : 'descendu');
    return [change(`${it.the} est ${way} de la place ${rankBefore + 1} à la place ${rankAfter + 1}`)];
  });
}

/** A list, whose items are removed, moved, added or changed. */
export const describeList =
  <Item>(options: ListOptions<Item>): Describe<readonly Item[] | undefined> =>
  (was, is) => {
    const [before, after] = [was ?? [], is ?? []];
    const { noun, text, isNamedByText, isOrdered, changed } = options;
    const pairs = paired(before, after, options);
    const [stayed, found] = [
      new Map(pairs.map(({ from, to }) => [from, to])),
      new Set(pairs.map((p) => p.to)),
    ];
    const words = (old: string, now: string) =>
      isNamedByText || old === now ? undefined : { before: old, after: now };
    const removed = before.flatMap((item, place) =>
      stayed.has(place) ? [] : [change(passive(noun(item, place), 'retiré'), words(text(item), ''))],
    );
    const added = after.flatMap((item, place) =>
      found.has(place) ? [] : [change(passive(noun(item, place), 'ajouté'), words('', text(item)))],
    );
    const inside = before.flatMap((item, place) => {
      const to = stayed.get(place);
      const now = to === undefined ? undefined : after[to];
      return to === undefined || now === undefined
        ? []
        : changed(noun(now, to), noun(item, place))(item, now);
    });
    return [...removed, ...(isOrdered ? describeMoves(pairs, before, options) : []), ...added, ...inside];
  };

/** Texts that are named by their number, and shown with their words: hints, lines. */
export const describeTexts = (
  all: Noun,
  noun: (place: number) => Noun,
  changed: (noun: Noun) => Describe<string>,
): Describe<readonly string[] | undefined> =>
  describeList({ all, noun: (_text, place) => noun(place), text: (each) => each, isOrdered: true, changed });
