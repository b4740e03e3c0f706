import { readFile, stat } from 'node:fs/promises';
import { lostSign } from '../../src/lib/lostSign.ts';
import { CodingError, decodeText, lostText, SAVE_AS_UTF8 } from '../../src/lib/readText.ts';
import type { FieldFinding, Finding } from '../../src/escape-noel/edition/findings.ts';
import {
  filesBeside,
  filesOfRiddle,
  isReachable,
  missingFile,
  pathInFolder,
  type NamedFile,
} from '../../src/escape-noel/edition/media.ts';
import { LIMITS_KB } from '../../src/escape-noel/edition/mediaLimits.ts';
import type { EditionRiddle } from '../../src/escape-noel/edition/riddle.ts';
import { filmRefusal } from '../../src/escape-noel/game/admin/media/filmCodecs.ts';
import { soundRefusal } from '../../src/escape-noel/game/admin/media/soundCodec.ts';
import type { Medium } from './media.ts';

const assetsOf = (riddle: EditionRiddle): NamedFile[] =>
  filesOfRiddle(riddle).flatMap((file) => [
    file,
    ...filesBeside(file.address).map((each) => ({ field: file.field, ...each })),
  ]);

/** The end of a French sentence about a file whose content is not accepted; null for one that is. */
function contentRefusal(address: string, bytes: Buffer): string | null {
  if (address.endsWith('.mp4')) return filmRefusal(bytes);
  if (address.endsWith('.mp3')) return soundRefusal(bytes);
  if (!address.endsWith('.vtt')) return null;
  try {
    const sign = lostSign(decodeText(bytes));
    return sign === null ? null : lostText(sign);
  } catch (error) {
    if (error instanceof CodingError) return SAVE_AS_UTF8;
    throw error;
  }
}

/**
 * Checks that every file that days name exists, is light enough, and holds what browsers play, as the workshop does.
 * @returns what is to correct, with the file's path from the edition's folder.
 */
export async function assetFindings(
  riddles: readonly EditionRiddle[],
  media: readonly Medium[],
): Promise<Finding[]> {
  const paths = new Map(media.map(({ name, path }) => [name, path]));
  const findingOf = async ({ field, address, limit }: NamedFile): Promise<FieldFinding | null> => {
    const path = paths.get(address);
    // A file that is online already: of the site, or of Storage.
    if (path === undefined) return isReachable(address) ? null : { field, message: missingFile(address) };
    const kilobytes = (await stat(path)).size / 1000;
    const name = pathInFolder(address);
    if (kilobytes > LIMITS_KB[limit])
      return { field, message: `${name} pèse ${kilobytes.toFixed(0)} ko, ${LIMITS_KB[limit]} au plus` };
    const refusal = contentRefusal(address, await readFile(path));
    return refusal === null ? null : { field, message: `${name} ${refusal}` };
  };
  const findings = await Promise.all(
    riddles.flatMap((riddle) =>
      assetsOf(riddle).map(async (asset): Promise<Finding | null> => {
        const finding = await findingOf(asset);
        return finding && { day: riddle.day, ...finding };
      }),
    ),
  );
  return findings.filter((finding) => finding !== null);
}
