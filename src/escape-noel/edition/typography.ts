import { cleanText } from '../../lib/cleanText.ts';
import type { FieldFinding } from './findings.ts';
import type { Field } from './texts.ts';

/**
 * Checks French typography: quotes, apostrophes, ellipses, and no-break spaces (U+00A0) before « ;
 * : ! ? » and inside guillemets.
 * @returns a message for each mistake.
 */
export function typographyMistakes(text: string): string[] {
  const mistakes: string[] = [];
  const around = (index: number) =>
    `«\u00A0…${text.slice(Math.max(0, index - 12), index + 8).replaceAll('\n', ' ')}…\u00A0»`;
  const each = (pattern: RegExp, mistake: string) => {
    for (const match of text.matchAll(pattern)) mistakes.push(`${mistake} dans ${around(match.index)}`);
  };
  each(/"/g, 'des guillemets droits');
  each(/[‘’]/g, "une apostrophe courbe (on écrit «\u00A0'\u00A0»)");
  each(/\.\.\./g, 'trois points au lieu de «\u00A0…\u00A0»');
  each(/\u202f/g, "une espace fine (nos polices ne l'ont pas\u00A0: U+00A0)");
  // No space is needed after another punctuation mark (« ?! ») or an opening bracket.
  each(
    /(?<![\u00a0!?(])[;!?]/g,
    "pas d'espace insécable devant «\u00A0;\u00A0», «\u00A0!\u00A0» ou «\u00A0?\u00A0»",
  );
  each(/(?<![\u00a0\d]):|(?<=\d):(?!\d)/g, "pas d'espace insécable devant «\u00A0:\u00A0»");
  each(/«(?!\u00a0)/g, "pas d'espace insécable après «\u00A0\u00ab\u00A0»");
  each(/(?<!\u00a0)»/g, "pas d'espace insécable avant «\u00A0\u00bb\u00A0»");
  return mistakes;
}

/** @returns a finding for each mistake in the typography of fields. */
export const typographyFindings = (fields: readonly Field[]): FieldFinding[] =>
  fields.flatMap(([field, value]) => typographyMistakes(value ?? '').map((message) => ({ field, message })));

/**
 * Corrects what a keyboard or a word processor writes otherwise: no-break spaces, guillemets, apostrophes, ellipses, decomposed accents
 * and invisible signs. Words stay as they are; a text without mistakes is returned unchanged.
 */
export function correctTypography(text: string): string {
  return cleanText(text)
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('...', '…')
    .replaceAll(/"([^"\n]*)"/g, '«$1»')
    .replaceAll(/«[ \u00a0]*/g, '«\u00a0')
    .replaceAll(/[ \u00a0]*»/g, '\u00a0»')
    .replaceAll(/ +(?=[;:!?])/g, '\u00a0')
    .replaceAll(/(?<![\u00a0!?(])(?=[;!?])/g, '\u00a0')
    .replaceAll(/(?<![\u00a0\d]):|(?<=\d):(?!\d)/g, '\u00a0:');
}
