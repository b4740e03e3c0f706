import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingText } from '../../src/escape-noel/edition/findings.ts';
import { assetFindings } from './assets.ts';
import { readMedia } from './media.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { changed, edition, problemsOf, riddleOf } from './testEdition.ts';

describe('An edition is refused', () => {
  test.each<[string, (copy: Edition) => void, string]>([
    ['when a day is missing', (copy) => copy.riddles.pop(), 'jour 24 : il manque'],
    [
      'when a text is not a string',
      (copy) => Object.assign(riddleOf(copy, 2), { title: 3 }),
      'jour 2, title : doit être un texte, et non 3',
    ],
    [
      'when a field is missing',
      (copy) => Reflect.deleteProperty(riddleOf(copy, 2), 'closing'),
      'jour 2, closing : manque',
    ],
    [
      'when a field is unknown',
      (copy) => Object.assign(riddleOf(copy, 2), { titre: 'Le château' }),
      "jour 2, titre : n'est pas attendu",
    ],
    [
      'when a board has an unknown field',
      (copy) => Object.assign(riddleOf(copy, 4).play ?? {}, { note: 3 }),
      "jour 4, play : note : n'est pas attendu",
    ],
    [
      'when days are out of order',
      (copy) => Object.assign(copy, { riddles: copy.riddles.toReversed() }),
      'jour 24 : le jour 1 est attendu à cette place',
    ],
    [
      'when a hint contains an answer',
      (copy) =>
        Object.assign(riddleOf(copy, 2).hints[0] ?? {}, { texte: 'Pense à un grand château de pierre.' }),
      "jour 2, indice 1.texte : la réponse « château » s'y trouve",
    ],
    [
      'when a text alternative contains an answer',
      (copy) => Object.assign(riddleOf(copy, 9), { media_alt: 'On voit une cheminée.' }),
      "jour 9, media_alt : la réponse « cheminée » s'y trouve",
    ],
    [
      'when the text alternative of a hint contains an answer',
      (copy) => Object.assign(riddleOf(copy, 2).hints[0] ?? {}, { media_alt: 'Un grand château.' }),
      "jour 2, indice 1.media_alt : la réponse « château » s'y trouve",
    ],
    [
      'when the address of a picture contains an answer',
      (copy) => Object.assign(riddleOf(copy, 2), { image_url: '/edition/enigmes/le-chateau.webp' }),
      "jour 2, image_url : la réponse « château » s'y trouve",
    ],
    [
      'when a board contains an answer',
      (copy) => Object.assign(riddleOf(copy, 2).play ?? {}, { note: 'Le chemin du château' }),
      "jour 2, play : la réponse « château » s'y trouve",
    ],
    [
      'when a closing is blank',
      (copy) => Object.assign(riddleOf(copy, 2), { closing: '' }),
      'jour 2, closing : ne peut pas être vide',
    ],
    [
      'when a closing is too long',
      (copy) => Object.assign(riddleOf(copy, 2), { closing: 'a'.repeat(301) }),
      'jour 2, closing : a plus de 300 caractères',
    ],
    [
      'when an answer has no letter or digit',
      (copy) => riddleOf(copy, 3).answers.push('?!'),
      'jour 3, answers : « ?! » ne contient ni lettre ni chiffre',
    ],
    [
      'when the message of a near miss contains an answer',
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [{ answers: ['cabane'], message: 'Pense à un château.' }],
        }),
      "jour 2, near_misses.0.message : la réponse « château » s'y trouve",
    ],
    [
      'when the message of a near miss is too long',
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [{ answers: ['cabane'], message: 'a'.repeat(161) }],
        }),
      'jour 2, near_misses.0.message : a plus de 160 caractères',
    ],
    [
      'when a fragment has the wrong initial',
      (copy) => Object.assign(riddleOf(copy, 1), { fragment: 'Braise' }),
      'jour 1, fragment : « Braise » commence par B, il faut L',
    ],
    [
      'when a text has straight quotes',
      (copy) => Object.assign(riddleOf(copy, 1), { explanation: 'On dit "ombre".' }),
      'jour 1, explanation : des guillemets droits dans « …On dit "ombre".… »',
    ],
    [
      'when a no-break space is missing',
      (copy) => Object.assign(riddleOf(copy, 1), { description: 'Qui va là ?' }),
      "jour 1, description : pas d'espace insécable devant « ; », « ! » ou « ? » dans « …Qui va là ?… »",
    ],
    [
      'when a picture has no address',
      (copy) => Object.assign(riddleOf(copy, 9), { image_url: null }),
      'jour 9, image_url : une image est annoncée sans son adresse',
    ],
    [
      'when the media type does not match the file',
      (copy) => Object.assign(riddleOf(copy, 7), { mediatype: 'video' }),
      'jour 7, video_url : une vidéo .mp4 est attendue',
    ],
    [
      'when a media has no text alternative',
      (copy) => Object.assign(riddleOf(copy, 9), { media_alt: null }),
      "jour 9, media_alt : il faut dire ce que l'on voit ou entend, sans donner la réponse",
    ],
    [
      'when hints are out of order',
      (copy) => Object.assign(riddleOf(copy, 6), { hints: riddleOf(copy, 6).hints.toReversed() }),
      "jour 6, hints : les rangs doivent être 1, 2, 3… dans l'ordre",
    ],
    [
      'when a field is blank',
      (copy) => Object.assign(riddleOf(copy, 9).artefact, { title: ' ' }),
      'jour 9, artefact.title : ne peut pas être vide',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsOf(changed(change))).toContain(problem);
  });

  test('when a file is missing or too heavy, with its day and address', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edition-'));
    const heavy = join(folder, 'artefacts/jour-01.webp');
    await mkdir(dirname(heavy), { recursive: true });
    await writeFile(heavy, Buffer.alloc(13_000));
    const problems = (await assetFindings(edition.riddles, await readMedia(folder))).map(findingText);
    expect(problems).toContain(
      'jour 1, artefact.image_url\u00a0: artefacts/jour-01.webp pèse 13 ko, 12 au plus',
    );
    expect(problems).toContain('jour 14, video_url\u00a0: le fichier videos/jour-14.webm manque');
  });
});
