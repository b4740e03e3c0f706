import { stat } from 'node:fs/promises';
import type { FieldFinding, Finding } from '../../src/escape-noel/edition/findings.ts';
import { LIMITS_KB } from '../../src/escape-noel/edition/mediaLimits.ts';
import { textsOf } from '../../src/escape-noel/edition/play.ts';
import { MEDIA_ROOT, type Medium } from './media.ts';
import type { EditionRiddle } from '../../src/escape-noel/edition/riddle.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';

type Asset = { field: string; url: string; limit: keyof typeof LIMITS_KB };

/** Files of the site: what the workshop uploads is checked there. */
const isFile = (url: string) => url.startsWith(MEDIA_ROOT);

/** @param prefix the path of what has the media: '', or a hint's with its dot. */
function mediaAssets(
  prefix: string,
  { image_url, video_url }: { image_url: string | null; video_url: string | null },
): Asset[] {
  const assets: Asset[] = [];
  if (image_url !== null) assets.push({ field: `${prefix}image_url`, url: image_url, limit: 'picture' });
  const field = `${prefix}video_url`;
  if (video_url?.endsWith('.mp3')) assets.push({ field, url: video_url, limit: 'sound' });
  if (video_url?.endsWith('.mp4')) {
    // The edition names the .mp4; the page derives the other format and the captions.
    assets.push({ field, url: video_url, limit: 'video' });
    assets.push({ field, url: video_url.replace(/mp4$/, 'webm'), limit: 'video' });
    assets.push({ field, url: video_url.replace(/mp4$/, 'vtt'), limit: 'captions' });
  }
  return assets;
}

const assetsOf = ({ image_url, video_url, play, hints, artefact }: EditionRiddle): Asset[] => [
  ...mediaAssets('', { image_url, video_url }),
  ...textsOf(play)
    .filter(isFile)
    .map((url): Asset => ({ field: 'play', url, limit: url.endsWith('.mp3') ? 'sound' : 'picture' })),
  ...hints.flatMap((hint) => mediaAssets(`hints.${hint.rang}.`, hint)),
  ...(artefact.image_url === null
    ? []
    : [{ field: 'artefact.image_url', url: artefact.image_url, limit: 'artefact' as const }]),
];

/**
 * Checks that every file named in an edition exists and is light enough.
 * @returns what is to correct, with the file's path from the edition's folder.
 */
export async function assetFindings({ riddles }: Edition, media: readonly Medium[]): Promise<Finding[]> {
  const paths = new Map(media.map(({ name, path }) => [name, path]));
  const findingOf = async ({ field, url, limit }: Asset): Promise<FieldFinding | null> => {
    const path = paths.get(url);
    const file = url.replace(MEDIA_ROOT, '');
    if (path === undefined) return { field, message: `le fichier ${file} n'existe pas` };
    const kilobytes = (await stat(path)).size / 1000;
    if (kilobytes <= LIMITS_KB[limit]) return null;
    return { field, message: `${file} pèse ${kilobytes.toFixed(0)} ko, ${LIMITS_KB[limit]} au plus` };
  };
  const findings = await Promise.all(
    riddles.flatMap((riddle) =>
      assetsOf(riddle)
        .filter(({ url }) => isFile(url))
        .map(async (asset): Promise<Finding | null> => {
          const finding = await findingOf(asset);
          return finding && { day: riddle.day, ...finding };
        }),
    ),
  );
  return findings.filter((finding) => finding !== null);
}
