import { expect, test } from 'vitest';
import { cleanText, seenLength } from './cleanText';
import { lostSign } from './lostSign';

test.each([
  ['a soft hyphen', 'cham\u00ADpi\u00ADgnon', 'champignon'],
  ['zero-width signs', 'lu\u200Bne\u200C et\u2060 so\uFEFFleil\u200D', 'lune et soleil'],
  ['marks of direction', '\u202Aneige\u202C \u2067rouge\u2069\u200E\u200F\u061C', 'neige rouge'],
  ['fillers and annotations', 'a\u034Fb\u3164c\uFFF9d\uFFFB', 'abcd'],
  ['control characters', 'a\0b\u0007c\u0090d', 'abcd'],
  ['a variation selector on a letter', 'e\uFE0F', 'e'],
  ['decomposed accents', 'E\u0301toile de Noe\u0308l', 'Étoile de Noël'],
  ['an accent behind a soft hyphen', 'e\u00AD\u0301', 'é'],
  ['the line breaks of Word and Windows', 'a\u000Bb\r\nc\rd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
  ['half a character', 'a\uD83Cb', 'a\uFFFDb'],
  ['tags without a flag', 'a\u{E0067}\u{E007F}b', 'ab'],
])('%s is cleaned', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
  expect(cleanText(cleaned)).toBe(cleaned);
});

test.each([
  ['a family', '👨‍👩‍👧'],
  ['a pilot with a skin tone', '👩🏽‍✈️'],
  ['a heart on fire', '❤️‍🔥'],
  ['a key of a telephone', '3️⃣'],
  ['a snowflake in colour, and one in black', '❄️❄︎'],
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['the flag of France', '🇫🇷'],
])('%s stays, and is one sign', (_, emoji) => {
  expect(cleanText(`a ${emoji} b`)).toBe(`a ${emoji} b`);
});

test('tabs, line breaks and no-break spaces stay', () => {
  const text = 'Qui\u00A0?\n\tMoi\u202F!';
  expect(cleanText(text)).toBe(text);
});

test.each([
  ['a character that was not read', 'La f\uFFFDe', '\uFFFD'],
  ['an accent of UTF-8 that was read as Windows-1252', 'La fÃ©e', 'Ã©'],
  ['a capital', 'Ã‰toile', 'Ã‰'],
  ['an « à »', 'Ã\u00A0 toi', 'Ã\u00A0'],
  ['a curly apostrophe', 'lâ€™hiver', 'â€™'],
  ['an « œ »', 'le cÅ“ur', 'Å“'],
  ['guillemets', 'Â«\u00A0ouiÂ\u00A0Â»', 'Â«'],
  ["a sign of a word processor's font", '\uF0B7 un', '\uF0B7'],
  ['a picture that was left out', 'Ici\u00A0: \uFFFC', '\uFFFC'],
])('%s is a lost sign', (_, text, sign) => {
  expect(lostSign(text)).toBe(sign);
});

test.each([
  "L'ÂGE DU CŒUR",
  'São Paulo, SÃO PAULO, maçã',
  'Ångström',
  'Noël, à 7 €',
  'château',
  'Âme',
  '«\u00A0Â\u00A0»',
  '👨‍👩‍👧 ❄️',
])('nothing of « %s » is lost', (text) => {
  expect(lostSign(text)).toBeNull();
});

test('characters are counted as they are seen', () => {
  expect(seenLength('e\u0301'.repeat(58))).toBe(58);
  expect(seenLength('👨‍👩‍👧🏴󠁧󠁢󠁳󠁣󠁴󠁿é')).toBe(3);
  expect(seenLength('')).toBe(0);
});
