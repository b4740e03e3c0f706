import { gzipSync } from 'node:zlib';
import { encodeDictionary } from '@/escape-noel/edition/dictionary';

/** A word that resembles an answer of the tests' edition, « château » of day 2, and one that does not. */
export const NEAR_WORD = 'chatea';
const words = [NEAR_WORD, 'zibeline'].map((word) => ({ word, plain: word, key: 'X', loose: 'X', ends: [] }));

/** In place of the whole word list (rule 12.8), which takes seconds to read. */
export const dictionaryReply = (): Response =>
  new Response(new Uint8Array(gzipSync(encodeDictionary(words))));
