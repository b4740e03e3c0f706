import { CodingError, cleanTexts, decodeText, SAVE_AS_UTF8 } from '@/lib/readText';
import { ImportError } from './importError';

/**
 * The text of an `edition.json`, with its texts cleaned (`cleanText`): what a word processor leaves in them is not seen.
 * @throws {ImportError} where it is empty, or in a coding that would lose its accents.
 */
export function editionText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.trim() === '') throw new ImportError('ce fichier est vide');
  try {
    const data: unknown = JSON.parse(text);
    const cleaned = cleanTexts(data);
    return cleaned === data ? text : JSON.stringify(cleaned);
  } catch {
    // `importedEdition` says where.
    return text;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw error instanceof CodingError ? new ImportError(`ce fichier ${SAVE_AS_UTF8}`) : error;
  }
}
