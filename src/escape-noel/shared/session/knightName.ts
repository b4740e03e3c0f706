/** The longest knight's name (rule 2.1). */
export const NAME_MAX_LENGTH = 20;

/** Normalised; the same list as the server's (`private.refused_words`), compared by a test. */
export const REFUSED_WORDS: ReadonlySet<string> = new Set(
  (
    'abruti abrutie batard batarde bite bougnoule bordel branleur branleuse chiant chiante chier connard connards connasse ' +
    'conne connerie couille couilles cretin cul debile encule enculee enculer enfoire fdp fiotte foutre gouine hitler merde ' +
    'merdeux mongol nazi negre negro ntm nique niquer pd pede petasse pipi pouffiasse putain pute putes salaud salope ' +
    'salopard sexe tapette tg youpin zizi con cons caca'
  ).split(' '),
);

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

/** Letters that look like Latin ones, with those: one line per alphabet (`private.folded_name`). */
const LOOKALIKES = [
  ['ŒÆẞØøŁłĐđÐðĦħŦŧŊŋıƏə', 'œæßoollddddhhttnniee'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνοπρςτυχω', 'abezhikmnoptyxabyenikuvonpctuxw'],
  ['АВЕЗИІЈКМНОПРСТУХЬЅавгезиіјкмнопрстухьѕһӏԁԛԝ', 'abeenijkmhonpctyxbsabreeuijkmhonpctyxbshldqw'],
  ['ՕՍՏԼօոսհցք', 'ouslonuhgp'],
] as const;
const LATIN_LETTER = new Map(
  LOOKALIKES.flatMap(([shown, latin]) => Array.from(shown, (letter, at) => [letter, latin[at] ?? letter])),
);

const folded = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''),
    (letter) => LATIN_LETTER.get(letter) ?? letter,
  )
    .join('')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

const withLetters = (said: string, letters: string): string =>
  said.replaceAll(/[0134578]/g, (digit) => letters['0134578'.indexOf(digit)] ?? digit);

/** Whether a name holds a refused word, however it is disguised: `private.is_rude`, step by step. */
function isRude(name: string): boolean {
  const shown = folded(name).replaceAll(/([a-z])\1\1+/g, '$1');
  const said = [
    shown,
    shown.replaceAll(/[^a-z0-9 ]/g, ''),
    shown.replaceAll(/\b([a-z0-9])[^a-z0-9]+(?=[a-z0-9]\b)/g, '$1'),
  ]
    .join(' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\b[0-9]+\b/g, '');
  return [withLetters(said, 'oieastb'), withLetters(said, 'oleastb'), said.replaceAll(/[0-9]/g, '')]
    .flatMap((spoken) => spoken.split(' '))
    .some((word) => REFUSED_WORDS.has(word) || REFUSED_WORDS.has(word.replace(/s$/, '')));
}

/** In French; null when this page accepts it. The server decides (`private.name_refusal`): it alone knows the admins' names and the answers. */
export function nameRefusal(raw: string): string | null {
  const name = tidyName(raw);
  if (name === '') return "Le nom d'utilisateur ne peut pas être vide";
  if (Array.from(name).length > NAME_MAX_LENGTH) return 'Le nom de chevalier a vingt caractères au plus';
  if (/\S@\S/.test(name)) return 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait';
  const bare = name.normalize('NFKD');
  if (SIGNS_ALONE.test(bare) || !WRITTEN.some((pattern) => pattern.test(bare))) {
    return "Un nom s'écrit avec les lettres d'un seul alphabet, des chiffres et une ponctuation simple";
  }
  return isRude(name) ? 'Ce nom ne convient pas : choisis-en un autre' : null;
}
