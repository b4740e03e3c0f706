import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetProblems } from './assets.ts';
import { changed, edition, problemsOf, riddleOf } from './edited.ts';
import { readMedia } from './media.ts';
import type { Edition } from './schema.ts';

describe('Une édition est refusée', () => {
  test.each<[string, (copy: Edition) => void, string]>([
    ['quand un jour manque', (copy) => copy.riddles.pop(), 'jour 24 : il manque'],
    [
      "quand ce qui est un texte n'en est pas un",
      (copy) => Object.assign(riddleOf(copy, 2), { title: 3 }),
      'jour 2, title : doit être un texte, et non 3',
    ],
    [
      'quand un champ manque',
      (copy) => Reflect.deleteProperty(riddleOf(copy, 2), 'closing'),
      'jour 2, closing : manque',
    ],
    [
      "quand un champ n'a pas le nom attendu",
      (copy) => Object.assign(riddleOf(copy, 2), { titre: 'Le château' }),
      "jour 2, titre : n'est pas attendu",
    ],
    [
      "quand ce avec quoi on joue a un champ que personne n'attend",
      (copy) => Object.assign(riddleOf(copy, 4).play ?? {}, { note: 3 }),
      "jour 4, play.note : n'est pas attendu",
    ],
    [
      'quand deux jours sont échangés',
      (copy) => Object.assign(copy, { riddles: copy.riddles.toReversed() }),
      'jour 24 : le jour 1 est attendu à cette place',
    ],
    [
      'quand un indice contient une réponse',
      (copy) =>
        Object.assign(riddleOf(copy, 2).hints[0] ?? {}, { texte: 'Pense à un grand château de pierre.' }),
      "jour 2, indice 1 : la réponse « château » s'y trouve",
    ],
    [
      "quand ce que l'on dit du média contient une réponse",
      (copy) => Object.assign(riddleOf(copy, 9), { media_alt: 'On voit une cheminée.' }),
      "jour 9, media_alt : la réponse « cheminée » s'y trouve",
    ],
    [
      "quand ce que l'on dit du média d'un indice contient une réponse",
      (copy) => Object.assign(riddleOf(copy, 2).hints[0] ?? {}, { media_alt: 'Un grand château.' }),
      "jour 2, indice 1 : la réponse « château » s'y trouve",
    ],
    [
      "quand l'adresse d'une image contient une réponse",
      (copy) => Object.assign(riddleOf(copy, 2), { image_url: '/edition/enigmes/le-chateau.webp' }),
      "jour 2, image_url : la réponse « château » s'y trouve",
    ],
    [
      'quand ce avec quoi on joue contient une réponse',
      (copy) => Object.assign(riddleOf(copy, 2).play ?? {}, { note: 'Le chemin du château' }),
      "jour 2, play : la réponse « château » s'y trouve",
    ],
    [
      'quand un jour finit sans rien dire de la suite',
      (copy) => Object.assign(riddleOf(copy, 2), { closing: '' }),
      'jour 2, closing : ne peut pas être vide',
    ],
    [
      'quand un jour en dit trop à sa fin',
      (copy) => Object.assign(riddleOf(copy, 2), { closing: 'a'.repeat(301) }),
      'jour 2, closing : a plus de 300 caractères',
    ],
    [
      'quand un fragment est une réponse de son jour',
      (copy) => riddleOf(copy, 1).answers.push('LUEUR'),
      'jour 1, fragment : « Lueur » est une réponse du jour 1',
    ],
    [
      "quand un fragment est une réponse d'un jour d'avant",
      (copy) => riddleOf(copy, 1).answers.push('merveille'),
      'jour 3, fragment : « Merveille » est une réponse du jour 1',
    ],
    [
      "quand un fragment est une réponse d'un jour d'après",
      (copy) => riddleOf(copy, 3).answers.push('Lueur'),
      'jour 1, fragment : « Lueur » est une réponse du jour 3',
    ],
    [
      'quand une réponse ne contient ni lettre ni chiffre',
      (copy) => riddleOf(copy, 3).answers.push('?!'),
      'jour 3, answers : « ?! » ne contient ni lettre ni chiffre',
    ],
    [
      "quand une réponse est déjà celle d'un autre jour",
      (copy) => riddleOf(copy, 5).answers.push('La Neige'),
      'jour 5, answers : « La Neige » est déjà une réponse du jour 3',
    ],
    [
      'quand une réponse proche sonne comme une réponse acceptée',
      (copy) =>
        Object.assign(riddleOf(copy, 2), { near_misses: [{ answers: ['un chato'], message: 'Presque.' }] }),
      'jour 2, near_misses : « un chato » est jugé comme une réponse acceptée',
    ],
    [
      'quand une réponse proche en cache une autre',
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [
            { answers: ['cabane'], message: 'Plus grand.' },
            { answers: ['les cabannes'], message: 'Bien plus grand.' },
          ],
        }),
      "jour 2, near_misses : « les cabannes » est jugé comme une réponse d'un message d'avant",
    ],
    [
      "quand le message d'une réponse proche contient une réponse",
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [{ answers: ['cabane'], message: 'Pense à un château.' }],
        }),
      "jour 2, near_misses : la réponse « château » s'y trouve",
    ],
    [
      "quand le message d'une réponse proche est trop long",
      (copy) =>
        Object.assign(riddleOf(copy, 2), {
          near_misses: [{ answers: ['cabane'], message: 'a'.repeat(161) }],
        }),
      'jour 2, near_misses.0.message : a plus de 160 caractères',
    ],
    [
      'quand un fragment a la mauvaise initiale',
      (copy) => Object.assign(riddleOf(copy, 1), { fragment: 'Braise' }),
      'jour 1, fragment : « Braise » commence par B, il faut L',
    ],
    [
      'quand un texte a des guillemets droits',
      (copy) => Object.assign(riddleOf(copy, 1), { explanation: 'On dit "ombre".' }),
      'jour 1, explanation : des guillemets droits dans « …On dit "ombre".… »',
    ],
    [
      'quand une espace insécable manque',
      (copy) => Object.assign(riddleOf(copy, 1), { description: 'Qui va là ?' }),
      "jour 1, description : pas d'espace insécable devant « ; », « ! » ou « ? » dans « …Qui va là ?… »",
    ],
    [
      'quand une image est annoncée sans adresse',
      (copy) => Object.assign(riddleOf(copy, 9), { image_url: null }),
      'jour 9, image_url : une image est annoncée sans son adresse',
    ],
    [
      'quand le type du média ne va pas avec son fichier',
      (copy) => Object.assign(riddleOf(copy, 7), { mediatype: 'video' }),
      'jour 7, video_url : une vidéo .mp4 est attendue',
    ],
    [
      'quand un média ne se lit pas autrement',
      (copy) => Object.assign(riddleOf(copy, 9), { media_alt: null }),
      "jour 9, media_alt : il faut dire ce que l'on voit ou entend, sans donner la réponse",
    ],
    [
      "quand les indices ne sont pas dans l'ordre",
      (copy) => Object.assign(riddleOf(copy, 6), { hints: riddleOf(copy, 6).hints.toReversed() }),
      "jour 6, hints : les rangs doivent être 1, 2, 3… dans l'ordre",
    ],
    [
      'quand un champ est vide',
      (copy) => Object.assign(riddleOf(copy, 9).artefact, { title: ' ' }),
      'jour 9, artefact.title : ne peut pas être vide',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsOf(changed(change))).toContain(problem);
  });

  test("quand un fichier manque ou pèse trop, avec le jour et l'adresse", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'edition-'));
    const heavy = join(folder, 'artefacts/jour-01.webp');
    await mkdir(dirname(heavy), { recursive: true });
    await writeFile(heavy, Buffer.alloc(13_000));
    const problems = await assetProblems(edition, await readMedia(folder));
    expect(problems).toContain(
      'jour 1, artefact.image_url : supabase/edition/artefacts/jour-01.webp pèse 13 ko, 12 au plus',
    );
    expect(problems).toContain(
      "jour 14, video_url : le fichier supabase/edition/videos/jour-14.webm n'existe pas",
    );
  });
});
