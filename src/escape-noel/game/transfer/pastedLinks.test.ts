import { expect, test } from 'vitest';
import { readJourneyLink, writeJourneyLink } from './journeyLink';

const JOURNEY = {
  edition: '2024',
  days: [
    { day: 1, hintsUsed: 2, revealed: false, answer: 'ombre' },
    { day: 5, hintsUsed: 0, revealed: false, answer: 'Noël', bonusAnswer: 'Lisbonne' },
  ],
  finalSentence: { hintsUsed: 1, revealed: false },
};
const FRAGMENT = await writeJourneyLink(JOURNEY);
const LINK = `https://exemple.fr/escape-noel/reprendre#${FRAGMENT}`;
const MIDDLE = Math.floor(FRAGMENT.length / 2);
const [HEAD, TAIL] = [FRAGMENT.slice(0, MIDDLE), FRAGMENT.slice(MIDDLE)];
const ADDRESS = LINK.slice(0, -FRAGMENT.length);

test.each([
  ['alone', LINK],
  ['its fragment alone', `#${FRAGMENT}`],
  ['its fragment without the sign', FRAGMENT],
  ...[
    '.',
    ')',
    ',',
    '>',
    ' ',
    ';',
    '!',
    '…',
    '\u00A0',
    '"',
    '»',
    '&fbclid=IwAR0abc',
    '?utm_source=mail',
    '%20',
    '%3E',
    '_',
    '*',
  ].map((end): [string, string] => [`followed by ${end}`, `${LINK}${end}`]),
  ['in a sentence', `Voici mon voyage : ${LINK} . Bonne route !`],
  ['in a sentence that goes on', `Ouvre ${LINK} à ton tour`],
  ['glued to the next line', `${LINK}Bonne route`],
  ['after another sign', `Voyage #1 de Léa : ${LINK}`],
  ['between angle brackets', `<${LINK}>`],
  ['between brackets', `(${LINK})`],
  ['as a link of Markdown', `[mon voyage](${LINK})`],
  ['cut over two lines', `${ADDRESS}#${HEAD}\n${TAIL}`.replace('##', '#')],
  ['cut over two lines of a mail', `> ${ADDRESS}${HEAD}\r\n> ${TAIL}\r\n> À bientôt`],
  ['with blanks inside', `${ADDRESS}${HEAD} \u00A0${TAIL} merci`],
  ['with an invisible sign inside', `${ADDRESS}${HEAD}\u200B${TAIL}`],
  ['with its sign encoded', LINK.replace('#', '%23')],
  ['with its sign encoded twice', LINK.replace('#', '%2523')],
  [
    'inside the link of a filter',
    `https://filtre.exemple/?url=${encodeURIComponent(encodeURIComponent(LINK))}&id=1`,
  ],
  ['with its hyphens encoded', LINK.replaceAll('-', '%2D').replaceAll('_', '%5F')],
])('a link is read %s', async (_, text) => {
  expect(await readJourneyLink(text)).toEqual({ status: 'read', journey: JOURNEY });
});

test.each([
  ['its end', LINK.slice(0, -3)],
  ['its end, in a sentence', `Voici : ${LINK.slice(0, -3)} .`],
  ['its middle', `${ADDRESS}${FRAGMENT.slice(0, MIDDLE - 4)}${TAIL}`],
])('a link without %s is damaged', async (_, text) => {
  expect(await readJourneyLink(text)).toEqual({ status: 'damaged' });
});
