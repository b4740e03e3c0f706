import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishedAddress, riddleOf } from '../e2e/riddle/edition';
import * as network from './support/network';
import * as page from './support/page';
import { openAsVisitor, revealHint } from './support/riddle';
import { server } from './support/server';

const PICTURE_DAY = 9;
const SOUND_DAY = 7;
const VIDEO_DAY = 14;
/** A day whose second hint is a picture. */
const PICTURE_HINT_DAY = 13;
const PICTURE_HINT_RANK = 2;
const alternativeOf = (day: number) => riddleOf(day).media_alt ?? 'missing';

/** The content under a summary: its state, and its words. */
async function wordsUnder(label: string, where: ParentNode = document): Promise<HTMLDetailsElement> {
  return waitFor(() => {
    const found = [...where.querySelectorAll('details')].find((each) =>
      each.querySelector('summary')?.textContent.includes(label),
    );
    if (!found) throw new Error(`Nothing here is called ${label}`);
    return found;
  });
}

/** Opens the words of a medium, and reads them. */
async function expectWords(label: string, words: string, where?: ParentNode): Promise<void> {
  const details = await wordsUnder(label, where);
  expect(details.open).toBe(false);
  const summary = details.querySelector('summary');
  if (summary) await page.user.click(summary);
  expect(details.open).toBe(true);
  await page.expectText(() => details, words);
}

/** The medium of the page, or of a hint. */
function medium(kind: 'audio' | 'video', where: ParentNode = document): Promise<HTMLMediaElement> {
  return waitFor(() => {
    const found = where.querySelector(`main ${kind}, li ${kind}, ${kind}`);
    if (!(found instanceof HTMLMediaElement)) throw new Error(`There is no ${kind}`);
    return found;
  });
}

test('a picture has its text alternative, also shown on request', async () => {
  await openAsVisitor(PICTURE_DAY);
  await page.find('img', alternativeOf(PICTURE_DAY));
  await expectWords("Description de l'image", alternativeOf(PICTURE_DAY));
});

test('a picture that does not come is replaced, and its words are open', async () => {
  await openAsVisitor(PICTURE_DAY);
  fireEvent.error(await page.find('img', alternativeOf(PICTURE_DAY)));
  await page.expectSaid("L'image s'est égarée en chemin.");
  const words = await wordsUnder("Description de l'image");
  expect(words.open).toBe(true);
  await page.expectText(() => words, alternativeOf(PICTURE_DAY));
});

test('a sound has its transcript', async () => {
  await openAsVisitor(SOUND_DAY);
  expect((await medium('audio')).controls).toBe(true);
  await expectWords('Transcription', alternativeOf(SOUND_DAY));
});

test('a sound that does not come is hidden, and the page says so', async () => {
  await openAsVisitor(SOUND_DAY);
  fireEvent.error(await medium('audio'));
  await waitFor(() => expect(document.querySelector('audio')).toBeNull());
  await page.expectSaid('Votre navigateur ne supporte pas la lecture audio.');
  await wordsUnder('Transcription');
});

test('a video comes as MP4 and WebM, with captions and a description', async () => {
  await openAsVisitor(VIDEO_DAY);
  const video = await medium('video');
  const types = [...video.querySelectorAll('source')].map(({ type }) => type.split(';')[0]);
  expect(new Set(types)).toEqual(new Set(['video/mp4', 'video/webm']));
  expect(types).toHaveLength(2);
  expect(video.querySelectorAll('track[kind="captions"][srclang="fr"]')).toHaveLength(1);
  await expectWords('Description de la vidéo', alternativeOf(VIDEO_DAY));
});

/** A hint's letter, once it is open. */
async function hintOf(rank: number): Promise<HTMLElement> {
  const letter = (await page.find('heading', `Indice ${rank}`)).closest('li');
  if (!letter) throw new Error(`Hint ${rank} is not in the list`);
  return letter;
}

test.each([
  {
    what: 'a sound has its controls and its transcript',
    element: 'audio',
    says: 'Transcription',
    mediatype: 'audio',
    video_url: '/edition/sons/jour-07.mp3',
    media_alt: 'Trois coups de cloche, puis un hibou.',
  },
  {
    what: 'a video has its controls and its description',
    element: 'video',
    says: 'Description de la vidéo',
    mediatype: 'video',
    video_url: '/edition/videos/jour-14.mp4',
    media_alt: 'Une lanterne traverse la neige, de gauche à droite.',
  },
] as const)('a hint with $what', async ({ element, says, mediatype, video_url, media_alt }) => {
  const recording = { mediatype, video_url: await publishedAddress(video_url), media_alt };
  // A recording, which no hint of the edition brings.
  network.answerInstead(/rpc\/reveal_hint/, async (request) => {
    const reply = (await (await (await server()).fetch(request)).json()) as { hint: object };
    return Response.json({ ...reply, hint: { ...reply.hint, ...recording } });
  });
  await openAsVisitor(1);
  await revealHint(1);
  const hint = await hintOf(1);
  expect((await medium(element, hint)).controls).toBe(true);
  await expectWords(says, media_alt, hint);
});

test("a hint's picture that does not come is replaced, and its words are open", async () => {
  const words = riddleOf(PICTURE_HINT_DAY).hints[PICTURE_HINT_RANK - 1]?.media_alt ?? 'missing';
  await openAsVisitor(PICTURE_HINT_DAY);
  await revealHint(1);
  expect(screen.queryByRole('img', { name: words })).toBeNull();
  await revealHint(PICTURE_HINT_RANK);
  const hint = await hintOf(PICTURE_HINT_RANK);
  fireEvent.error(within(hint).getByRole('img', { name: words }));
  await page.expectText(() => hint, "L'image s'est égarée en chemin.");
  const details = await wordsUnder("Description de l'image", hint);
  expect(details.open).toBe(true);
  await page.expectText(() => details, words);
});
