import { normalizeAnswer } from '../../lib/normalizeAnswer.ts';

/** A word of the French language, its letters, its sound keys and, after each article that it could begin with, the key of its end. */
export interface DictionaryWord {
  word: string;
  plain: string;
  key: string;
  loose: string;
  ends: readonly string[];
}

/** A cell says with one digit how many letters it shares with the one above. */
const RADIX = 36;
const MOST_SHARED = RADIX - 1;

const columnsOf = ({ word, key, loose, ends }: DictionaryWord) => [word, key, loose, ends.join(' ')];
const COLUMNS = 4;

/** Words as text that compresses well: each column apart, each cell without the letters of the one above. */
export function encodeDictionary(words: readonly DictionaryWord[]): string {
  const rows = words.map(columnsOf);
  return Array.from({ length: COLUMNS }, (_, column) => {
    let above = '';
    return rows
      .map((row) => {
        const cell = row[column] ?? '';
        let shared = 0;
        while (shared < MOST_SHARED && shared < cell.length && cell[shared] === above[shared]) shared += 1;
        above = cell;
        return `${shared.toString(RADIX)}${cell.slice(shared)}`;
      })
      .join('\n');
  }).join('\n\n');
}

/** The words of `encodeDictionary`. */
export function decodeDictionary(text: string): DictionaryWord[] {
  const [words = [], keys = [], loose = [], ends = []] = text.split('\n\n').map((column) => {
    let above = '';
    return column.split('\n').map((cell) => {
      above = above.slice(0, Number.parseInt(cell.charAt(0), RADIX)) + cell.slice(1);
      return above;
    });
  });
  return words.map((word, place) => ({
    word,
    plain: /^[a-z]+$/.test(word) ? word : normalizeAnswer(word),
    key: keys[place] ?? '',
    loose: loose[place] ?? '',
    ends: ends[place] ? ends[place].split(' ') : [],
  }));
}
