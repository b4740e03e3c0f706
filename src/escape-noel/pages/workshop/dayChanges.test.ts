import { assert, constantFrom, integer, property, tuple, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { replaced, spliced } from '@/lib/arrays';
import { expectFrench, schemaKeys } from '@/testing/schemaKeys';
import { dayShape, type Day } from '../../edition/document';
import { blankDay, blankHint } from '../../workshop/form/blanks';
import { partChanges } from './partChanges';

const KEYS = schemaKeys(dayShape);
const HINTS = [
  'Deux touffes de plumes.',
  "Il dort le jour, au creux d'un arbre.",
  'Hou, hou, dans la nuit !',
];
const nearMiss = { answers: ['chouette'], message: 'Regarde mieux ses plumes.' };
const artefact = { title: 'La plume', description: 'Tombée sans bruit.', image_url: '/edition/a/4.webp' };
const bonus = { question: 'Combien de plumes ?', answers: ['30'], hint: 'Compte.', explanation: 'Trente.' };
const day: Day = {
  ...blankDay(4),
  title: 'Les guetteurs du bois',
  description: 'Tu quittes la cour par la petite porte.',
  question: 'Qui te guette, dans le noir ?',
  answers: ['hibou', 'renard', 'écureuil', 'belette'],
  near_misses: [nearMiss],
  closing: 'Le plus vieux soulève son aile.',
  explanation: 'Le hibou porte deux aigrettes.',
  fragment: 'Aile',
  hints: HINTS.map((texte, index) => ({ ...blankHint(index + 1), texte })),
  artefact,
  defi: bonus,
  opens_at: '2027-12-04T07:00:00Z',
};

interface Case {
  before: Partial<Day>;
  after: Partial<Day>;
  sentence: string;
}
const to = (after: Partial<Day>, sentence: string): Case => ({ before: {}, after, sentence });
const from = (before: Partial<Day>, sentence: string): Case => ({ before, after: {}, sentence });

const word = constantFrom('loup', 'ours', 'lynx', 'martre');
const place = integer({ min: 0, max: 2 });
const notFirst = integer({ min: 1, max: 2 });
const moved = <Item>(items: readonly Item[], at: number, target: number): Item[] =>
  spliced(spliced(items, at, 1), target, 0, ...items.slice(at, at + 1));
const hintWith = (at: number, change: Partial<Day['hints'][number]>) => ({
  hints: day.hints.map((hint, index) => (index === at ? { ...hint, ...change } : hint)),
});
const answer = (at: number) => day.answers[at] ?? '';
const TEXTS = [
  ['title', 'Le titre', ''],
  ['description', "L'épisode", ''],
  ['question', 'La question', 'e'],
  ['closing', "La fin de l'épisode", 'e'],
  ['explanation', "L'explication", 'e'],
] as const;

const CASES: Readonly<Record<string, Arbitrary<Case>>> = {
  'a text with a word more': tuple(constantFrom(...TEXTS), word).map(([[key, name, e], more]) =>
    to({ [key]: `${day[key]} ${more}` }, `${name} est corrigé${e}`),
  ),
  'a text rewritten': constantFrom(...TEXTS).map(([key, name, e]) =>
    to({ [key]: 'Blizzard !' }, `${name} est réécrit${e}`),
  ),
  'a text erased': constantFrom(...TEXTS).map(([key, name, e]) =>
    to({ [key]: '' }, `${name} est effacé${e}`),
  ),
  'a text written': constantFrom(...TEXTS).map(([key, name, e]) =>
    from({ [key]: '' }, `${name} est écrit${e}`),
  ),
  'another fragment': word.map((fragment) => to({ fragment }, 'Le fragment est réécrit')),
  'an answer more': tuple(place, word).map(([at, more]) =>
    to({ answers: spliced(day.answers, at, 0, more) }, `La réponse « ${more} » est ajoutée`),
  ),
  'an answer less': place.map((at) =>
    to({ answers: spliced(day.answers, at, 1) }, `La réponse « ${answer(at)} » est retirée`),
  ),
  'an answer renamed': place.map((at) =>
    to(
      { answers: replaced(day.answers, at, `${answer(at)}s`) },
      `La réponse « ${answer(at)} » devient « ${answer(at)}s »`,
    ),
  ),
  'an answer moved first': notFirst.map((at) =>
    to({ answers: moved(day.answers, at, 0) }, `La réponse « ${answer(at)} » est passée en tête`),
  ),
  'an answer moved up': constantFrom(
    to(
      { answers: moved(day.answers, 2, 1) },
      'La réponse « écureuil » est montée de la place 3 à la place 2',
    ),
  ),
  'a near miss more': word.map((more) =>
    to(
      { near_misses: [nearMiss, { answers: [more], message: 'Presque' }] },
      `La réponse proche « ${more} » est ajoutée`,
    ),
  ),
  'a near miss less': constantFrom(to({ near_misses: [] }, 'La réponse proche « chouette » est retirée')),
  "a near miss's message": word.map((more) =>
    to(
      { near_misses: [{ ...nearMiss, message: `${nearMiss.message} ${more}` }] },
      'La phrase de la réponse proche « chouette » est corrigée',
    ),
  ),
  'a hint more': place.map((at) =>
    to(
      { hints: spliced(day.hints, at, 0, { ...blankHint(4), texte: 'Il voit dans le noir.' }) },
      `L'indice ${at + 1} est ajouté`,
    ),
  ),
  'a hint less': place.map((at) => to({ hints: spliced(day.hints, at, 1) }, `L'indice ${at + 1} est retiré`)),
  'a hint moved first': notFirst.map((at) =>
    to({ hints: moved(day.hints, at, 0) }, `L'indice ${at + 1} est passé en tête`),
  ),
  'a hint moved last': constantFrom(
    to({ hints: moved(day.hints, 0, 2) }, "L'indice 1 est passé à la fin"),
    to({ hints: moved(day.hints, 1, 2) }, "L'indice 2 est passé à la fin"),
  ),
  "a hint's words": tuple(place, word).map(([at, more]) =>
    to(hintWith(at, { texte: `${HINTS[at] ?? ''} ${more}` }), `L'indice ${at + 1} est corrigé`),
  ),
  "a hint's picture": place.map((at) =>
    to(hintWith(at, { image_url: '/edition/a/i.webp' }), `L'image de l'indice ${at + 1} est ajoutée`),
  ),
  'another medium': constantFrom(
    to({ mediatype: 'image' }, 'Le média : aucun → une image'),
    to({ video_url: '/edition/a/s.mp3' }, 'Le son est ajouté'),
    to({ video_url: '/edition/a/f.mp4' }, 'Le film est ajouté'),
    to({ media_alt: 'Un bois' }, 'La description du média est écrite'),
    from({ image_url: '/edition/a/b.webp' }, "L'image est retirée"),
    to({ narration_url: '/edition/a/s.mp3' }, 'La lecture enregistrée est ajoutée'),
  ),
  'another artefact': constantFrom(
    to({ artefact: { ...artefact, title: '' } }, "Le nom de l'artefact est effacé"),
    to({ artefact: { ...artefact, description: 'Autre' } }, "La description de l'artefact est réécrite"),
    to({ artefact: { ...artefact, image_url: '/edition/a/5.webp' } }, "L'image de l'artefact est remplacée"),
  ),
  'another bonus question': constantFrom(
    to({ defi: null }, "Le défi de l'étoile est retiré"),
    from({ defi: null }, "Le défi de l'étoile est ajouté"),
    to({ defi: { ...bonus, answers: [] } }, 'La réponse du défi « 30 » est retirée'),
    to({ defi: { ...bonus, hint: 'Compte bien.' } }, "L'indice du défi est corrigé"),
  ),
  'a door that opens later': integer({ min: 8, max: 22 }).map((hour) =>
    to(
      { opens_at: `2027-12-04T${String(hour).padStart(2, '0')}:00:00Z` },
      hour === 23 ? '' : `La porte s'ouvre plus tard : 8 h → ${hour + 1} h`,
    ),
  ),
  'a door that opens sooner': integer({ min: 0, max: 6 }).map((hour) =>
    to({ opens_at: `2027-12-04T0${hour}:00:00Z` }, `La porte s'ouvre plus tôt : 8 h → ${hour + 1} h`),
  ),
  'a door of another day, or of the calendar': constantFrom(
    to(
      { opens_at: '2027-12-05T07:30:00Z' },
      "La porte s'ouvre plus tard : 4 décembre 2027 à 8 h → 5 décembre 2027 à 8 h 30",
    ),
    to({ opens_at: null }, "La porte s'ouvre de nouveau avec le calendrier"),
  ),
};

test.each(Object.entries(CASES))('%s is described in French, without a name of the file', (_, cases) => {
  assert(
    property(cases, ({ before, after, sentence }) => {
      const changes = partChanges(4, { ...day, ...before }, { ...day, ...after }, 'Europe/Paris');
      expectFrench(
        changes.map((change) => change.sentence),
        sentence,
        KEYS,
      );
    }),
    { numRuns: 20 },
  );
});

test('a day that was added or removed says so first, and the same day says nothing', () => {
  expect(partChanges(4, null, day, 'Europe/Paris')[0]?.sentence).toBe('Ce jour est ajouté');
  expect(partChanges(4, day, null, 'Europe/Paris')).toEqual([{ sentence: 'Ce jour est retiré' }]);
  expect(partChanges(4, day, { ...day }, 'Europe/Paris')).toEqual([]);
});

test('a difference without a sentence is still mentioned', () => {
  expect(partChanges(4, day, { ...day, unknown: 1 }, 'Europe/Paris')).toEqual([
    { sentence: 'Une donnée qui ne se lit pas a changé' },
  ]);
});
