import { expect, test } from 'vitest';
import { sourceFiles, textsOf } from './texts';

const VOUS = /\b(?:vous|votre|vos|veuillez)\b|\p{L}{3,}ez(?!\p{L})/iu;
/** Words that end as a verb of « vous » does. */
const NOT_A_VERB = /\b(?:assez|chez)\b/giu;

/** Sentences quoted by the specification, which are not changed. */
const SPECIFIED = [
  'La constellation est complète et le mot sacré est révélé.',
  'Message envoyé avec succès',
  "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  'Que la magie de Noël illumine votre cœur',
  'Vous – ',
  "La réponse n'est pas correcte. Réfléchissez davantage...",
  'Vous avez trouvé la bonne réponse',
  'Votre navigateur ne supporte pas la lecture',
] as const;

/** The teacher's pages and what they say when something fails (rule 25.9). A projected day is read by pupils. */
const forTeachers = (file: string) =>
  /\/pages\/class\/|\/game\/class\/teacherFailures\.ts$|\/(?:ClassPackPage|ParentsLetter)\.tsx$/.test(file);

/**
 * Files whose texts address a child. Excluded: the privacy page, which also addresses parents; the teacher's pages; texts for the team;
 * and the words that a player may type.
 */
const forChildren = (file: string) =>
  /^(?:escape-noel|ui|lib|effects)\//.test(file) &&
  !forTeachers(file) &&
  !/\/pages\/(?:privacy|admin)\/|^escape-noel\/edition\/smallWords\.ts$/.test(file);

test("the game says « tu », but for the publisher's own sentences", () => {
  const files = sourceFiles.filter(forChildren);
  const formal = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => VOUS.test(text.replaceAll(NOT_A_VERB, '')))
      .filter((text) => !SPECIFIED.some((kept) => text.replaceAll('\u00a0', ' ').includes(kept)))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(formal).toEqual([]);
});

const TU = /(?<![\p{L}'-])(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t'/iu;

test("the teacher's pages say « vous » (rule 25.9)", () => {
  const files = sourceFiles.filter(forTeachers);
  const familiar = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => TU.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(familiar).toEqual([]);
});
