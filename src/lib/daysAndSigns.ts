/** A form of an answer that is a day, and one of another month than the game's. */
export const A_DAY =
  /^\d+ (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;
export const ANOTHER_MONTH =
  /^\d+ (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre)/;

const MONTH = '(?:jAvYe|fevrYe|mar|avril|mai|me|juI|juiYe|aU|SeptAbr|oktobr|novAbr|deSAbr)';

/** « 22.12 », « 22-12 » and « 22 12 » as « 22/12 » where a day is asked for; the year is left out. */
export const withSlash = (text: string, fillers: readonly string[]): string =>
  fillers.includes('@day')
    ? text.replace(
        /^([^0-9]*[0-9]{1,2}) ?[ ./‐–-] ?(0?[1-9]|1[0-2])(?: ?[ ./‐–-] ?(?:20)?[0-9]{2})?(?=[^0-9]*$)/,
        '$1/$2',
      )
    : text;

/**
 * The words of a day without what surrounds its number (rule 12.2): the weekday, which is not checked because the story names no year,
 * « jour », « du mois » and the year; where December is asked for, also without its name. Nothing where no day is asked for.
 */
export function dayWords(words: readonly string[], fillers: readonly string[]): (readonly string[])[] {
  const said = `${words.join(' ')} `;
  if (!fillers.includes('@day') || !/[0-9]/.test(said)) return [];
  const day = said
    .replaceAll(
      /(?<= |^)\S+\|(?:lIdi|mardi|merkredi|jQdi|vAdredi|Samedi|Samdi|dimAC) (?=(?:le\|le )?\d+ )/g,
      '',
    )
    .replaceAll(/(?<= |^)jour\|jUr (?=\d+ )|(?<=\d )jour\|jUr /g, '')
    .replaceAll(/(?<=\d )(?:du|de)\|\S+ (?:ce\|ce )?mois\|mwa /g, '')
    .replaceAll(new RegExp(String.raw`(?<=\d \S+\|${MONTH} )20\d\d `, 'g'), '');
  const forms = [day];
  if (fillers.includes('@month')) forms.push(day.replaceAll(/(?<=\d )(?:de?\|de? )?\S+\|deSAbr /g, ''));
  return forms.filter((form) => form !== said && form !== '').map((form) => form.trimEnd().split(' '));
}

/** Signs that compare, negate or change a number. */
const SIGN = /[≠≈≤≥±¬]|!=|<>|%|‰|[<>~+] ?[0-9]|[0-9] ?[+]|(?:^|[\s:=(])[-−](?=[0-9])/;

export const hasSign = (text: string): boolean => SIGN.test(text.normalize('NFC'));

/** Whether a text has such a sign and the answers have none. */
export const hasOtherSign = (text: string, forms: readonly string[]): boolean =>
  hasSign(text) && !forms.includes('±');

/** Digits that something else than a letter separates are several numbers: their letters are not compared as one. */
export const isSeparated = (text: string): boolean => /[0-9][^0-9A-Za-z]+[0-9]/.test(text);
