import MiniSearch, { type Query } from 'minisearch';
import { plainText } from '@/lib/slugOf';
import { soundOf } from './frenchSounds';

/** The words by which a book is found. */
export interface SearchedBook {
  slug: string;
  title: string;
  series: string;
  people: string;
  themes: string;
  teaser: string;
  description: string;
}

/** @returns the slugs of the books that a query finds, the best first. */
export type Search = (query: string) => readonly string[];

const FIELDS = ['title', 'joined', 'series', 'people', 'themes', 'teaser', 'description'] as const;
const BOOSTS = { title: 6, joined: 6, series: 4, people: 4, themes: 4, teaser: 1.5 };
/** Before the sound of a word, which is a term of the index like the word itself. */
const SOUND = '~';
/** Shorter words and sounds are right as they are. */
const SHORTEST_FUZZY = 5;
const FUZZY = 0.2;
const SHORTEST_SOUND = 3;
/** Of the score of the first: a book with less has the words by chance. */
const LEAST_SCORE = 0.05;

/** Words that say nothing of a book. */
const EMPTY_WORDS = new Set(
  (
    'le la les un une des de du d l au aux a et ou en dans sur pour par avec qui que quoi quel quelle ce cet cette ces c s j n m t qu il elle ' +
    'est sont mon ma mes ton ta tes son sa ses se ne pas plus livre livres album albums histoire histoires conte contes cherche parle'
  ).split(' '),
);

const wordsOf = (text: string): string[] => plainText(text).match(/[a-z0-9]+/g) ?? [];

const tellingWordsOf = (text: string): string[] => {
  const words = wordsOf(text);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
};

/** A book has the word, its beginning, or one that is written or sounds alike. A number is right or another one. */
function queryOf(word: string): Query {
  if (/^\d+$/.test(word)) return { queries: [word], prefix: false, fuzzy: false };
  const sound = soundOf(word);
  const alike = (term: string) => ({
    queries: [term],
    prefix: true,
    fuzzy: term.replace(SOUND, '').length >= SHORTEST_FUZZY ? FUZZY : false,
  });
  return {
    combineWith: 'OR',
    queries: [alike(word), ...(sound.length < SHORTEST_SOUND ? [] : [alike(SOUND + sound)])],
  };
}

/** Makes the index of a search that forgives accents, halves of words, and spelling by ear. */
export function createSearch(books: readonly SearchedBook[]): Search {
  // The books have most of their words in common.
  const terms = new Map<string, readonly [string, string]>();
  const termsOf = (word: string) => {
    const known = terms.get(word) ?? ([word, SOUND + soundOf(word)] as const);
    terms.set(word, known);
    return known;
  };
  const index = new MiniSearch<SearchedBook & { joined: string }>({
    idField: 'slug',
    fields: [...FIELDS],
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOSTS,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      // A query is split by `queryOf` alone.
      tokenize: (term) => [term],
    },
  });
  index.addAll(books.map((book) => ({ ...book, joined: wordsOf(book.title).join('') })));
  return (query) => {
    const words = [...new Set(tellingWordsOf(query))];
    if (words.length === 0) return [];
    const queries = words.map(queryOf);
    const all = index.search({ combineWith: 'AND', queries });
    // Rather one with some of the words than none.
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    const least = (found[0]?.score ?? 0) * LEAST_SCORE;
    return found.filter(({ score }) => score >= least).map(({ id }) => String(id));
  };
}
