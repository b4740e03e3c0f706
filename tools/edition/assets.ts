import { stat } from 'node:fs/promises';
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
import type { Medium } from './media.ts';

const assetsOf = (riddle: EditionRiddle): NamedFile[] =>
  filesOfRiddle(riddle).flatMap((file) => [
    file,
    ...filesBeside(file.address).map((each) => ({ field: file.field, ...each })),
  ]);

/**
 * Checks that every file that days name exists and is light enough.
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
    if (kilobytes <= LIMITS_KB[limit]) return null;
    return {
      field,
      message: `${pathInFolder(address)} pèse ${kilobytes.toFixed(0)} ko, ${LIMITS_KB[limit]} au plus`,
    };
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
