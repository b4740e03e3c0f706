/**
 * `npm run dictionary`: writes the keys of the word list again, after a change of the judge's sounds. With the path of a word list, a
 * JSON array or one word a line, that list replaces it, and MISSING is added to it.
 */
import { readFile } from 'node:fs/promises';
import { embeddedJudge } from './judge.ts';
import { readDictionary, wordsFrom, writeDictionary } from './otherWords.ts';

/** Words of the language that the package an-array-of-french-words lacks (docs/edition.md). */
const MISSING =
  'assoir bau biller billez bouliner choures cœnure coffreur cogneur déco dog erse fan fans fibrille forjet gon gum haret hermès hit hot iman ' +
  'kaon lapon martin martins moie naira navel neiges neigée neur nodal nui obi onc palle pante parmesane parmesanes patin patins pet pets po ' +
  'pô râlle robre saufs savoirs soli soufis sombrée tin tran yuan fibrilles lapons promue promues';

/** The words of a list, without names and compounds. */
function wordsIn(list: string): string[] {
  const words: unknown = list.startsWith('[') ? JSON.parse(list) : list.split('\n');
  if (!Array.isArray(words)) throw new Error('The word list is no array');
  return words.map(String).filter((word) => /^[a-zà-öø-ÿœ]{2,}$/.test(word));
}

const [, , file] = process.argv;
const known = file
  ? [...wordsIn(await readFile(file, 'utf8')), ...MISSING.split(' ')]
  : (await readDictionary()).map(({ word }) => word);
const words = [...new Set(known)].toSorted();
const judge = embeddedJudge();
await writeDictionary(await wordsFrom(judge, words));
await judge.close();
console.log(`${words.length} words are written with their keys.`);
