/**
 * Checks French typography: quotes, apostrophes, ellipses, and no-break spaces (U+00A0) before « ;
 * : ! ? » and inside guillemets.
 * @returns each problem, in French.
 */
export function typographyProblems(text: string): string[] {
  const problems: string[] = [];
  const around = (index: number) =>
    `« …${text.slice(Math.max(0, index - 12), index + 8).replaceAll('\n', ' ')}… »`;
  const each = (pattern: RegExp, problem: string) => {
    for (const match of text.matchAll(pattern)) problems.push(`${problem} dans ${around(match.index)}`);
  };
  each(/"/g, 'des guillemets droits');
  each(/[‘’]/g, "une apostrophe courbe (on écrit « ' »)");
  each(/\.\.\./g, 'trois points au lieu de « … »');
  each(/\u202f/g, "une espace fine (nos polices ne l'ont pas : U+00A0)");
  // No space is needed after another punctuation mark (« ?! ») or an opening bracket.
  each(/(?<![\u00a0!?(])[;!?]/g, "pas d'espace insécable devant « ; », « ! » ou « ? »");
  each(/(?<![\u00a0\d]):|(?<=\d):(?!\d)/g, "pas d'espace insécable devant « : »");
  each(/«(?!\u00a0)/g, "pas d'espace insécable après « \u00ab »");
  each(/(?<!\u00a0)»/g, "pas d'espace insécable avant « \u00bb »");
  return problems;
}
