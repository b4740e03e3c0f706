import { expect, test } from 'vitest';
import { expectFrench, schemaKeys } from '@/testing/schemaKeys';
import { headerShape, type Header } from '../../edition/document';
import { HEADER } from '../../game/admin/editionParts';
import { blankHeader } from '../../workshop/form/blanks';
import { partChanges } from './partChanges';

const KEYS = schemaKeys(headerShape);
const schedule = { first_door: '2027-12-01', door_time: '08:00', time_zone: 'Europe/Paris' };
const [one, two, three] = [
  'Lis-les dans leur ordre.',
  'Par quoi commence chacun ?',
  'Recopie la première lettre.',
];
const feast = {
  question: 'Que te dit-elle ?',
  sentence: 'La magie brille',
  hints: [one, two, three],
  letter: 'Petit chevalier, je voyage dans ta poche.',
};
const header: Header = {
  ...blankHeader('2027', 'Le phare', '2027-12-01'),
  schedule,
  ranking: { ends_at: '2027-12-31T22:00:00Z' },
  feast,
};
const sentencesOf = (before: Header | null, after: Header) =>
  partChanges(HEADER, before, after, 'Europe/Paris').map(({ sentence }) => sentence);

const CASES: readonly (readonly [Partial<Header>, string])[] = [
  [{ edition: '2028' }, 'Le code : 2027 → 2028'],
  [{ title: 'Le phare de Noël' }, 'Le titre est corrigé'],
  [{ story: 'Il était une fois.' }, "L'histoire de l'accueil est écrite"],
  [
    { schedule: { ...schedule, first_door: '2027-12-03' } },
    "La première porte s'ouvre plus tard : 1er décembre 2027 → 3 décembre 2027",
  ],
  [{ schedule: { ...schedule, door_time: '07:00' } }, "Les portes s'ouvrent plus tôt : 8 h → 7 h"],
  [{ schedule: { ...schedule, door_time: '08:30' } }, "Les portes s'ouvrent plus tard : 8 h → 8 h 30"],
  [
    { schedule: { ...schedule, time_zone: 'America/Montreal' } },
    "Les portes suivent d'autres horloges : heure de Paris → heure de Montréal",
  ],
  [{ schedule: null }, 'Le calendrier est retiré'],
  [
    { ranking: { ends_at: '2028-01-02T22:00:00Z' } },
    'Le classement finit plus tard : 31 décembre 2027 à 23 h → 2 janvier 2028 à 23 h',
  ],
  [{ ranking: { ends_at: null } }, "Le classement n'a plus de fin"],
  [{ contest: { ends_at: '2027-12-31T22:00:00Z' } }, 'Le concours finit le 31 décembre 2027 à 23 h'],
  [{ contest: { ends_at: null, opens_on: '2027-12-05' } }, 'Le concours commence le 5 décembre 2027'],
  [{ contest: { ends_at: null, draw_on: '2028-01-08' } }, 'Le tirage est annoncé le 8 janvier 2028'],
  [{ contest: { ends_at: null, written_on: '2027-11-20' } }, 'Le règlement est daté du 20 novembre 2027'],
  [{ contest: { ends_at: null, winners: 3 } }, 'Le nombre de gagnants : non dit → 3'],
  [{ contest: { ends_at: null, prizes: 'Trois albums.' } }, 'Le texte des lots est écrit'],
  [
    { contest: { ends_at: null, entrants: 'Tout le monde.' } },
    'La condition pour participer au concours est écrite',
  ],
  [{ contest: { ends_at: null, gift: 'Un album.' } }, 'La phrase du cadeau est écrite'],
  [{ season_end: { finished: 'Le phare brille.' } }, 'La phrase de la page finale est écrite'],
  [{ season_end: { farewell: 'Merci à vous.' } }, 'Le mot de la fin est écrit'],
  [{ season_end: { next_season: 'À bientôt.' } }, 'La suite annoncée est écrite'],
  [{ purge_on: '2028-01-15' }, "L'effacement vient plus tôt : 31 janvier 2028 → 15 janvier 2028"],
  [{ purge_on: null }, "L'effacement n'est plus prévu"],
  [{ feast: { ...feast, question: 'Que dit-elle ?' } }, "La question de la phrase de l'étoile est corrigée"],
  [{ feast: { ...feast, sentence: 'La magie brille en toi' } }, "La phrase de l'étoile est corrigée"],
  [{ feast: { ...feast, letter: '' } }, 'La lettre est effacée'],
  [
    { feast: { ...feast, hints: [three, one, two] } },
    "L'indice 3 de la phrase de l'étoile est passé en tête",
  ],
  [{ feast: { ...feast, hints: [one, three] } }, "L'indice 2 de la phrase de l'étoile est retiré"],
];

test.each(CASES)('%j is described in French, without a name of the file: %s', (change, sentence) => {
  const sentences = sentencesOf(header, { ...header, ...change });
  expect(sentences).toHaveLength(1);
  expectFrench(sentences, sentence, KEYS);
});

test('an edition that was created says all that is written in it', () => {
  const created = sentencesOf(null, header);
  expect(created[0]).toBe("L'édition est créée");
  expectFrench(created, "La phrase de l'étoile est écrite", KEYS);
  expectFrench(created, 'Le calendrier est ajouté', KEYS);
});
