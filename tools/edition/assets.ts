import { stat } from 'node:fs/promises';
import { textsOf, type Medium } from './media.ts';
import type { Edition } from './schema.ts';

/** Maximum size of each kind of file, in kB, for phones on slow networks. */
const LIMITS_KB = { picture: 60, artefact: 12, sound: 500, video: 1500, captions: 20 } as const;

type Asset = { where: string; url: string; limit: keyof typeof LIMITS_KB };

function mediaAssets(where: string, media: { image_url: string | null; video_url: string | null }): Asset[] {
  const assets: Asset[] = [];
  if (media.image_url !== null)
    assets.push({ where: `${where}, image_url`, url: media.image_url, limit: 'picture' });
  const { video_url } = media;
  if (video_url?.endsWith('.mp3'))
    assets.push({ where: `${where}, video_url`, url: video_url, limit: 'sound' });
  if (video_url?.endsWith('.mp4')) {
    // The edition names the .mp4; the page derives the other format and the captions.
    assets.push({ where: `${where}, video_url`, url: video_url, limit: 'video' });
    assets.push({ where: `${where}, video_url`, url: video_url.replace(/mp4$/, 'webm'), limit: 'video' });
    assets.push({ where: `${where}, video_url`, url: video_url.replace(/mp4$/, 'vtt'), limit: 'captions' });
  }
  return assets;
}

function playAssets(where: string, play: Edition['riddles'][number]['play']): Asset[] {
  return textsOf(play)
    .filter((text) => text.startsWith('/edition/'))
    .map((url) => ({ where: `${where}, play`, url, limit: url.endsWith('.mp3') ? 'sound' : 'picture' }));
}

/**
 * Checks that every file named in an edition exists and is light enough.
 * @returns each problem, in French, with its day, its field and the file, from the edition's folder.
 */
export async function assetProblems({ riddles }: Edition, media: readonly Medium[]): Promise<string[]> {
  const paths = new Map(media.map(({ name, path }) => [name, path]));
  const assets = riddles.flatMap((riddle): Asset[] => {
    const where = `jour ${riddle.day}`;
    const artefact = riddle.artefact.image_url;
    return [
      ...mediaAssets(where, riddle),
      ...playAssets(where, riddle.play),
      ...riddle.hints.flatMap((hint) => mediaAssets(`${where}, indice ${hint.rang}`, hint)),
      ...(artefact === null
        ? []
        : [{ where: `${where}, artefact.image_url`, url: artefact, limit: 'artefact' as const }]),
    ];
  });
  const problems = await Promise.all(
    assets.map(async ({ where, url, limit }) => {
      const path = paths.get(url);
      const file = url.replace('/edition/', '');
      if (path === undefined) return `${where} : le fichier ${file} n'existe pas`;
      const kilobytes = (await stat(path)).size / 1000;
      if (kilobytes <= LIMITS_KB[limit]) return null;
      return `${where} : ${file} pèse ${kilobytes.toFixed(0)} ko, ${LIMITS_KB[limit]} au plus`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}
