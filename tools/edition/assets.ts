import { stat } from 'node:fs/promises';
import type { FieldFinding, Finding } from '../../src/escape-noel/edition/findings.ts';
import {
  filesBeside,
  filesOfRiddle,
  MEDIA_ROOT,
  missingFile,
  type NamedFile,
} from '../../src/escape-noel/edition/media.ts';
import { LIMITS_KB } from '../../src/escape-noel/edition/mediaLimits.ts';
import type { EditionRiddle } from '../../src/escape-noel/edition/riddle.ts';
import type { Medium } from './media.ts';

/** The files that a day needs in the edition's folder: what the workshop uploads is checked there. */
const assetsOf = (riddle: EditionRiddle): NamedFile[] =>
  filesOfRiddle(riddle)
    .filter(({ address }) => address.startsWith(MEDIA_ROOT))
    .flatMap((file) => [file, ...filesBeside(file.address).map((each) => ({ field: file.field, ...each }))]);

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
    if (path === undefined) return { field, message: missingFile(address) };
    const kilobytes = (await stat(path)).size / 1000;
    if (kilobytes <= LIMITS_KB[limit]) return null;
    const file = address.replace(MEDIA_ROOT, '');
    return { field, message: `${file} pèse ${kilobytes.toFixed(0)} ko, ${LIMITS_KB[limit]} au plus` };
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
