import { plainText } from '@/lib/slugOf';

/**
 * Letters that sound alike, in this order: capitals are sounds, « A » of « an », « I » of « in », « O » of « on », « S » of « ch »,
 * « U » of « ou », « N » of « gn », « E » of « ai » and « eu ».
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/s?ch|sh/g, 'S'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/([^sx])tion/g, '$1sion'],
  [/gn/g, 'N'],
  [/gu(?=[eiy])/g, 'G'],
  [/ge(?=[ao])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/G/g, 'g'],
  [/sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/qu|ck|[cq]/g, 'k'],
  [/e?aux?/g, 'o'],
  [/ou/g, 'U'],
  [/oi/g, 'wa'],
  [/ien(?![aeiouyn])/g, 'iI'],
  [/(?:[ae]i|[iyu])[nm](?![aeiouynm])/g, 'I'],
  [/[ae][nm](?![aeiouynm])/g, 'A'],
  [/o[nm](?![aeiouynm])/g, 'O'],
  [/oeu|oe|[ae][iy]|eu/g, 'E'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/x(?=.)/g, 'ks'],
  [/(.)\1+/g, '$1'],
];

/** Silent letters at the end of a word: a mute « e », with or without « s », « r » or « z » after it, or consonants. */
const SILENT_END = /(..)(?:e[srz]?|[sxtdp]+)$/;

/** The sound of a word, roughly: « fantaume » and « phantôme » have that of « fantôme ». */
export function soundOf(word: string): string {
  const plain = plainText(word.replaceAll('ç', 's'));
  return SOUNDS.reduce((sound, [letters, heard]) => sound.replaceAll(letters, heard), plain)
    .replace(SILENT_END, '$1')
    .replaceAll('E', 'e');
}
