/**
 * How French letters sound, in the order in which they are read: each line is also one of `private.sound_keys`, and a test compares
 * the two. Words of small letters stand between spaces. A capital is a sound: A (an), I (in), O (on), U (ou), Q (eu), C (ch),
 * N (gn), S (ss), Y (ille).
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
  [/[ae]?[iyu][nm](?![aeiouyénmUQ])/g, 'I'],
  [/[ae][nm](?![aeiouyénmUQIO])/g, 'A'],
  [/o[nm](?![aeiouyénmUQAI])/g, 'O'],
  [/(?<=[a-zéA-Z])e(?= )/g, ''],
  [/[ae]i|[aeé]y|é/g, 'e'],
  [/[iy](?=[aeouAIOUQ])/g, 'Y'],
  ['iY', 'Y'],
  ['nY', 'N'],
  // Children write one s for two, and two for one: told apart only where another word would be said.
  [/(?<=[aeiouUQ])(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))/g, 'S'],
  ['s', 'S'],
  ['y', 'i'],
  ['x', 'kS'],
  [/([a-zA-Z])\1+/g, '$1'],
];

/**
 * How each word sounds, spelling apart (rule 3.3). A word of one or two letters, or of one sound, is kept as it is written: so
 * little to hear is too easily the same.
 * @param words small letters, « é » where an e has an accent, « ç », digits; one space between words.
 * @returns as many keys as there are words.
 */
export function soundKeys(words: string): string[] {
  let heard = ` ${words} `;
  for (const [written, sound] of SOUNDS) heard = heard.replaceAll(written, sound);
  const keys = heard.slice(1, -1).split(' ');
  return words.split(' ').map((word, place) => {
    const key = keys[place] ?? '';
    return word.length < 3 || key.length < 2 ? word.replaceAll('é', 'e').replaceAll('ç', 'c') : key;
  });
}
