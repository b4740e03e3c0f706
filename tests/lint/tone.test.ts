import { expect, test } from 'vitest';
import { sourceFiles, textsOf } from './texts';

/** Sentences quoted by the specification, which are not changed. */
const SPECIFIED = [
  'Chargement...',
  "Chargement de l'énigme...",
  'Chargement des héros...',
  'Chargement des reliques...',
  'Déconnexion...',
  'Envoi en cours...',
  'Génération...',
  'Partagez-nous votre message magique...',
  "La réponse n'est pas correcte. Réfléchissez davantage...",
  "Nouveau pèlerin ? S'inscrire",
  'Prêt à continuer ta quête mystique ?',
  'Révélation Sacrée',
  'La constellation est complète et le mot sacré est révélé.',
  'Félicitations ! Tu as collecté tous les artefacts sacrés !',
  // The landing's « mystic-journey blurb ».
  'Un voyage mystique commence',
] as const;

const found = (pattern: RegExp) =>
  sourceFiles.flatMap((file) =>
    textsOf(file)
      .filter((text) => pattern.test(text))
      .filter((text) => !SPECIFIED.some((kept) => text.replaceAll(/\s+/g, ' ').includes(kept)))
      .map((text) => `${file}: ${text.trim()}`),
  );

test('an ellipsis is one sign, « … »', () => {
  // After a word: PostgREST's columns have three dots before one, and the check of editions looks for them alone.
  expect(found(/[\p{L}\d»]\s*\.\.\./u)).toEqual([]);
});

test('the game speaks as a tale does, not as a cult: its players are knights, not pilgrims', () => {
  const worship = /(?<!\p{L})(?:pèlerin|sacré|mystique|relique|divin|prière|miracle|vénér|ador[ea])/iu;
  expect(found(worship)).toEqual([]);
});
