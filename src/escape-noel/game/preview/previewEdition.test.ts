import { expect, test } from 'vitest';
import { revelationOf } from './gameReplies';
import { opensAt, readDocument, unshownOfDay, unshownOfSentence } from './previewEdition';

const day = {
  day: 12,
  title: 'Le traîneau',
  description: 'Une histoire.',
  question: 'Qui suis-je ?',
  answers: ['traîneau'],
  closing: 'Fin.',
  explanation: 'Parce que.',
  fragment: 'Neige',
  mediatype: 'none',
  play: null,
  hints: [{ rang: 1, texte: 'Il glisse.', mediatype: 'none' }],
  artefact: { title: 'Un grelot', description: 'Il sonne.', image_url: null },
};
const schedule = { first_door: '2026-12-01', door_time: '07:00', time_zone: 'Europe/Paris' };

test('a complete day has nothing that the preview cannot show', () => {
  const edition = readDocument({ riddles: [day] });
  expect(unshownOfDay(edition, 12)).toEqual([]);
  expect(edition.days.get(12)?.hints[0]?.texte).toBe('Il glisse.');
});

test.each([
  ['a blank question', { question: ' ' }, ['La question est vide.']],
  ['a question that is no text', { question: 3 }, ['La question est vide.']],
  ['no hints', { hints: [] }, ["Il n'y a aucun indice."]],
  ['hints that are no list', { hints: 'trois' }, ["Il n'y a aucun indice."]],
  ['a blank hint', { hints: [{ texte: 'Un.' }, {}] }, ["L'indice 2 est vide."]],
  ['no answers', { answers: [' ', 4] }, ["Aucune réponse n'est acceptée."]],
  [
    'a picture without its address',
    { mediatype: 'image', image_url: null },
    ["L'image, le film ou le son de l'énigme manque."],
  ],
  ['no artefact', { artefact: null }, ["L'artefact n'a pas de nom."]],
])('a day with %s says so', (_what, fault, expected) => {
  expect(unshownOfDay(readDocument({ riddles: [{ ...day, ...fault }] }), 12)).toEqual(expected);
});

test('a board with findings says what is wrong with it', () => {
  const edition = readDocument({ riddles: [{ ...day, play: { kind: 'puzzle' } }] });
  expect(unshownOfDay(edition, 12)).toEqual([
    expect.stringMatching(/^Plateau de jeu\u00A0: «\u00A0puzzle\u00A0»/),
  ]);
});

test('a day and a final sentence that are not written say so', () => {
  expect(unshownOfDay(readDocument({}), 3)).toEqual(["Le jour 3 n'est pas encore écrit."]);
  expect(unshownOfSentence(readDocument({ feast: 'bientôt' }))).toEqual([
    "La phrase finale n'est pas encore écrite.",
  ]);
});

test('doors open by the calendar, at their own time where they have one, and always without a valid calendar', () => {
  const riddles = [day, { ...day, day: 13, opens_at: '2026-12-13T20:00:00Z' }];
  const edition = readDocument({ schedule, riddles });
  expect(opensAt(edition, 12)?.toISOString()).toBe('2026-12-12T06:00:00.000Z');
  expect(opensAt(edition, 13)?.toISOString()).toBe('2026-12-13T20:00:00.000Z');
  expect(opensAt(readDocument({ schedule: { first_door: 'bientôt' }, riddles }), 12)).toBeNull();
});

test("a solved day of the preview shows its book, if it is among the published ones that the frame's holder sends", () => {
  const books = [{ slug: 'pomme', title: 'Pomme', coverUrl: null }];
  const bookOf = (book?: unknown) =>
    revelationOf(readDocument({ riddles: [{ ...day, book }], books }), 12).book;
  expect(bookOf('pomme')).toEqual(books[0]);
  expect([bookOf('brouillon'), bookOf(null), bookOf(3), bookOf()]).toEqual([null, null, null, null]);
});
