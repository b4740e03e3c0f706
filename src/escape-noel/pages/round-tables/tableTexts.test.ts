import { expect, test } from 'vitest';
import { invitationText, tableCodeIn, lightsText, seatedText, spacedCode, waitText } from './tableTexts';

const seat = (...days: number[]) => ({
  stars: days.length,
  points: Array.from({ length: 24 }, (_, index) => (days.includes(index + 1) ? 5 : null)),
});

test.each([
  [[], '0\u00A0étoile sur 24'],
  [[3], '1\u00A0étoile sur 24\u00A0: jour 3'],
  [[1, 2, 5], '3\u00A0étoiles sur 24\u00A0: jours 1, 2 et 5'],
  [Array.from({ length: 24 }, (_, index) => index + 1), '24\u00A0étoiles sur 24'],
])('the lights of days %j are said', (days, text) => {
  expect(lightsText(seat(...days))).toBe(text);
});

test.each([
  ['#BCDFGHJK', 'BCDFGHJK'],
  ['#bcdf-ghjk', 'BCDFGHJK'],
  ['#BCDF%20GHJK', 'BCDFGHJK'],
  ['', null],
  ['#BCDF', null],
  ['#access_token=abcdefgh', null],
  ...['.', ')', ',', '>', '%20', '&fbclid=IwAR0bcdfghjk', '?utm_source=mail', '…'].map(
    (end): [string, string] => [`#BCDFGHJK${end}`, 'BCDFGHJK'],
  ),
])('the code of the fragment « %s » is %s', (hash, code) => {
  expect(tableCodeIn(hash)).toBe(code);
});

const LINK = 'https://exemple.fr/escape-noel/rejoindre#BCDFGHJK';
test.each([
  ['bcdf ghjk', 'BCDFGHJK'],
  ['B-C-D-F  G.H.J.K', 'BCDFGHJK'],
  ['\u200BBCDF\u00A0GHJK\u00AD', 'BCDFGHJK'],
  [LINK, 'BCDFGHJK'],
  [`${LINK}.`, 'BCDFGHJK'],
  [`<${LINK}>`, 'BCDFGHJK'],
  [`Rejoins-nous à notre table d'Escape Noël ! ${LINK} À bientôt, #famille`, 'BCDFGHJK'],
  [`Table #1 : ${LINK}&fbclid=IwAR0abc`, 'BCDFGHJK'],
  [`${LINK}Merci`, 'BCDFGHJK'],
  [LINK.replace('#', '%23'), 'BCDFGHJK'],
  [LINK.replace('DF', 'DF%20'), 'BCDFGHJK'],
  [LINK.replace('DF', 'DF\n> '), 'BCDFGHJK'],
  ['Le code de notre table : BCDF GHJK, à ce soir !', 'BCDFGHJK'],
  ['le code est bcdfghjk', 'BCDFGHJK'],
  ['Le code, lettre par lettre : B C D F G H J K. À ce soir !', 'BCDFGHJK'],
  ['code B-C-D-F-G-H-J-K merci', 'BCDFGHJK'],
  [LINK.replace('#', '%2523'), 'BCDFGHJK'],
  [`https://filtre.exemple/?url=${encodeURIComponent(encodeURIComponent(LINK))}&id=1`, 'BCDFGHJK'],
  ['ABCDEFGH', 'ABCDEFGH'],
  ['BCDF GHJ', null],
  ['https://exemple.fr/escape-noel/rejoindre#BCDF', null],
  ['https://exemple.fr/escape-noel/tables', null],
  ['Je ne trouve plus le code de la table', null],
])('the code in « %s » is %s', (text, code) => {
  expect(tableCodeIn(text)).toBe(code);
});

test('a code is shown in two groups of four, and a wait in minutes', () => {
  expect(spacedCode('BCDFGHJK')).toBe('BCDF GHJK');
  expect([waitText(5), waitText(61), waitText(3600)]).toEqual([
    '1\u00A0minute',
    '2\u00A0minutes',
    '60\u00A0minutes',
  ]);
});

test.each([
  ['Chevalier', 'Les cousins', "Un chevalier t'invite à la table «\u00A0Les cousins\u00A0»."],
  ['Aurore', null, "Aurore t'invite à sa table ronde."],
])('an invitation of %s to the table %s', (owner, name, text) => {
  expect(invitationText({ owner, name }).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
});

test('an invitation counts those who sit there', () => {
  expect(seatedText(1)).toBe("1\u00A0chevalier y suit ses étoiles. Ta place t'attend.");
  expect(seatedText(3)).toBe("3\u00A0chevaliers y suivent leurs étoiles. Ta place t'attend.");
});
