import { gunzipSync, strFromU8 } from 'fflate';
import { fetchAnswerSounds } from '@/api/workshop';
import { CodeError } from '@/lib/loadModule';
import { decodeDictionary, type DictionaryWord } from '../../edition/dictionary';
import { readHeader } from '../../edition/document';
import dictionaryFile from '../../edition/french-words.bin?url';
import { judgedQuestions, otherWordsOf } from '../../edition/otherWords';
import { readableRiddles } from '../../edition/schema';
import { fileOf, HEADER, type PartContents } from '../../game/admin/editionParts';

const NOT_FOUND = 404;

/** The word list, which only publishing needs: 0.6 MB. @throws {CodeError} where it did not arrive. */
async function fetchDictionary(): Promise<DictionaryWord[]> {
  try {
    const reply = await fetch(dictionaryFile);
    if (!reply.ok) throw new CodeError(reply.status === NOT_FOUND, reply.statusText);
    return decodeDictionary(strFromU8(gunzipSync(new Uint8Array(await reply.arrayBuffer()))));
  } catch (cause) {
    throw cause instanceof CodeError ? cause : new CodeError(false, cause);
  }
}

/** Lets the page respond before what follows. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The words of the language that are not to be confused with the answers of an edition (rules 12.7, 12.8), as `npm run edition` finds them.
 * @param contents the saved parts, without findings. @throws {CodeError} without the word list, or as `fetchAnswerSounds`.
 */
export async function findOtherWords(contents: PartContents): Promise<string[]> {
  const riddles = readableRiddles(fileOf(contents));
  const { feast } = readHeader(contents.get(HEADER) ?? {});
  return otherWordsOf(fetchAnswerSounds, judgedQuestions({ riddles, feast }), await fetchDictionary(), rest);
}
