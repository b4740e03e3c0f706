/**
 * Rules that turn French spelling into sounds, applied in this order to words in lower case between spaces. A capital is a sound:
 * A (an), I (in), O (on), U (ou), Q (eu), C (ch), N (gn), S (ss), Y (ille). A test compares them with `private.sound_keys`.
 */
const SOUNDS: readonly (readonly [string | RegExp, string])[] = [
  [/(?<= )ceur(?=s? )/g, 'keur'],
  [/ch(?=[rln]|oeu|oral|estr|os? )/g, 'k'],
  [/s?ch|sh/g, 'C'],
  ['ph', 'f'],
  ['h', ''],
  ['aisson', 'aison'],
  [/s?c(?=[eiyé])|ç|ss/g, 'S'],
  [/(?<!s)tion(?=s? )/g, 'Sion'],
  [/(?<=[mn])[bcg]s?(?= )/g, ''],
  [/c?qu?|c/g, 'k'],
  [/(?<=[aeiouyé])s(?=[aeiouyé])/g, 'z'],
  ['oeu', 'eu'],
  ['oeil', 'euil'],
  ['gn', 'N'],
  [/ge(?=[ao])|g(?=[eiyé])/g, 'j'],
  [/gu(?=[eiyé])/g, 'g'],
  [/(?<= [nsS]er)fs?(?= )/g, ''],
  [/(?:e[tz]|(?<=i)ed|(?<! enf| kuill)(?<=[a-zéA-Z]{3})er)s?(?= )/g, 'é'],
  [/(?<=[a-zéA-Z]{2})(?:(?:[gp]?t|d|p)[sx]?|[sx])(?= )/g, ''],
  ['eau', 'o'],
  ['au', 'o'],
  ['ou', 'U'],
  ['eu', 'Q'],
  [/(?<=[aeéUQ])il(?:l|(?= ))|(?<=[UQ])il(?=e )|(?<!o)y(?=e )/g, 'Y'],
  [/(?<! [vm])ill(?=[aeéio])/g, 'iY'],
  [/oin(?![aeiouyénmUQ])/g, 'wI'],
  ['oi', 'wa'],
  ['oy', 'wa'],
  [/(?<=[iyé])en(?![aeiouyénmUQ])/g, 'I'],
  [/[ae]?[iyu][nm](?![aeiouyénmUQY])/g, 'I'],
  [/[ae][nm](?![aeiouyénmUQIO])/g, 'A'],
  [/o[nm](?![aeiouyénmUQAI])/g, 'O'],
  [/(?<=[a-zéA-Z])e(?= )/g, ''],
  [/[ae]i|[aeé]y|é/g, 'e'],
  [/[iy](?=[aeouAIOUQ])/g, 'Y'],
  ['iY', 'Y'],
  ['nY', 'N'],
  // Children confuse s and ss: kept apart only where the sound makes another word.
  [/(?<=[aeiouUQ])(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))/g, 'S'],
  ['s', 'S'],
  ['y', 'i'],
  ['x', 'kS'],
  [/([a-zA-Z])\1+/g, '$1'],
];

/**
 * The sound key of each word (rule 3.3). A word of one or two letters, or of one sound, keeps its spelling: too many would match.
 * @param words lower case, « é » for any e with an accent, « ç », digits; one space between words.
 */
export function soundKeys(words: string): string[] {
  let sounds = ` ${words} `;
  for (const [spelling, sound] of SOUNDS) sounds = sounds.replaceAll(spelling, sound);
  const keys = sounds.slice(1, -1).split(' ');
  return words.split(' ').map((word, place) => {
    const key = keys[place] ?? '';
    return word.length < 3 || key.length < 2 ? word.replaceAll('é', 'e').replaceAll('ç', 'c') : key;
  });
}

/** What children confuse most in the sound key of a word, and more in one of four sounds and up; applied in this order. */
const CONFUSED: readonly (readonly [RegExp, string])[] = [
  [/Nn|N|nY/g, 'ni'],
  [/ii/g, 'i'],
  [/e(?=[oO])/g, ''],
  [/[uU]Q/g, 'Q'],
  [/[oU]a/g, 'wa'],
  [/(?<=o)w(?=e)/g, ''],
  [/(?<=[AIO])p(?=[St])/g, ''],
];
const CONFUSED_IN_LONG: readonly (readonly [RegExp, string])[] = [
  [/gu(?=[eiI])|g/g, 'j'],
  [/Y/g, 'il'],
  [/U/g, 'u'],
  [/(?<=.)e(?=...)/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
];

const replaced = (key: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((word, [sound, by]) => word.replaceAll(sound, by), key);

/**
 * Sound keys, separated by spaces, without what children confuse most: the sounds of gn, g and ill, a silent or mute « e »… They tell
 * fewer words apart, so a text with another word of the language is not compared by them (rule 12.7).
 */
export const looseKeys = (keys: string): string =>
  keys
    .split(' ')
    .map((key) => {
      const word = replaced(key, CONFUSED);
      return word.length < 4 ? word : replaced(word, CONFUSED_IN_LONG);
    })
    .join(' ');
