/** The longest knight's name (rule 2.1). */
export const NAME_MAX_LENGTH = 20;

/** The name as it is stored: NFKC, without invisible characters or spaces around. */
export const tidyName = (raw: string): string =>
  raw
    .replaceAll(/[\u200b\u2060\ufeff]/g, '')
    .normalize('NFKC')
    .replaceAll(/[ \t\n\v\f\r]+/g, ' ')
    .replaceAll(/^ | $/g, '');

/** Allowed between letters, as the content of a regular expression's class. */
const SIGNS = String.raw` '’ʼ.,!?&+_·°‐\-`;

/** A letter with its marks, by alphabet: the same list as `private.name_refusal`. */
const LETTERS = [
  String.raw`[A-Za-zŒœÆæẞßØøŁłĐđÐðÞþĦħŦŧŊŋıƏə][\u0300-\u0331]{0,2}`,
  String.raw`[\u0391-\u03c9][\u0300-\u0345]{0,2}`,
  String.raw`[\u0400-\u0481\u048a-\u052f][\u0300-\u0331]{0,2}`,
  String.raw`[\u0531-\u0556\u0561-\u0586]`,
  String.raw`[\u10d0-\u10fa]`,
  String.raw`[\u05d0-\u05ea][\u05b0-\u05c2]{0,2}`,
  String.raw`[\u0621-\u063a\u0641-\u064a\u0671-\u06d5][\u064b-\u0655\u0670]{0,2}`,
  String.raw`[\u2d30-\u2d67]`,
  String.raw`[\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff][\u3099\u309a]?`,
  String.raw`[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?`,
];
const WRITTEN = LETTERS.map((letter) => new RegExp(`^(?:${letter}|[0-9${SIGNS}])+$`));
const SIGNS_ALONE = new RegExp(`^[${SIGNS}]*$`);

/**
 * Why a name cannot be sent, in French; null otherwise. The server decides (`private.name_refusal`): it alone knows the refused
 * words, the admins' names and the answers.
 */
export function nameRefusal(raw: string): string | null {
  const name = tidyName(raw);
  if (name === '') return "Le nom d'utilisateur ne peut pas être vide";
  if (Array.from(name).length > NAME_MAX_LENGTH) return 'Le nom de chevalier a vingt caractères au plus';
  if (/\S@\S/.test(name)) return 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait';
  const bare = name.normalize('NFKD');
  if (SIGNS_ALONE.test(bare) || !WRITTEN.some((pattern) => pattern.test(bare))) {
    return "Un nom s'écrit avec les lettres d'un seul alphabet, des chiffres et une ponctuation simple";
  }
  return null;
}
