import { dayWords, hasOtherSign, hasSign, isSeparated, withSlash } from './daysAndSigns.ts';
import { normalizeAnswer } from './normalizeAnswer.ts';
import { looseKeys, soundKeys } from './soundKeys.ts';
import { spokenWords } from './spokenWords.ts';

/** Words ignored around an answer. None of them turns or limits a sentence. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l un une des du de d au aux ce cet cette ces c je j tu il elle on nous vous ils elles me m te t se s lui leur leurs ' +
    'y en moi toi mon ma mes ton ta tes son sa ses notre nos votre vos suis es est sommes etes sont etait ai as a ont avons avez ' +
    'ya cest jai dan faut dois doit dans par pour chez avec que qu qui voici voila oui peut etre donc numero reponse solution mot crois ' +
    'pense trouve'
  ).split(' '),
);

/** The names of letters, for an answer of one letter. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'a=ah b=be c=ce d=de e=eu f=effe g=ge h=ache j=ji k=ka l=elle m=emme n=enne o=oh p=pe q=cu r=erre s=esse t=te u=hu v=ve ' +
    'w=doubleve x=ixe y=igrec z=zede'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

const spellingOf = (word: string) => word.replace(/\|.*/, '');
export const soundOf = (word: string) => word.replace(/.*\|/, '');

function formsOf(words: readonly string[]): string[] {
  const plain = words.map(spellingOf);
  return [plain.join(words.some((word) => /\d/.test(word)) ? ' ' : ''), `~${words.map(soundOf).join(' ')}`];
}

/** Whether a word is an elided one before its noun or verb (« l'ombre » without its apostrophe). */
function isElided(words: readonly string[], place: number): boolean {
  const next = spellingOf(words[place + 1] ?? '');
  return /^[cdjlmnsty]\|/.test(words[place] ?? '') && /^(?:[aeiouyh].|[ay]$)/.test(next);
}

const isSingle = (word: string | undefined) => word !== undefined && /^[a-z]\|/.test(word);

/** Whether a word of one letter is a letter of its own: the last word, or beside another one (« A, B »). */
function isLetter(words: readonly string[], place: number): boolean {
  if (!isSingle(words[place]) || isElided(words, place)) return false;
  return (
    (place === words.length - 1 && /^[cdjlmst]/.test(words[place] ?? '')) ||
    (isSingle(words[place + 1]) && !isElided(words, place + 1)) ||
    (isSingle(words[place - 1]) && !isElided(words, place - 1))
  );
}

/** The words that are compared: all but the small ones; all of them where there is no other. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter(
    (word, place) =>
      word !== '#1' && (!SMALL_WORDS.has(spellingOf(word)) || word === 'des|de' || isLetter(words, place)), // « dès »
  );
  return content.length > 0 ? content : words.includes('#1') ? ['1'] : words;
}

/** The spelling of an answer's words without small ones and numbers. */
export const contentWordsOf = (answer: string): string[] =>
  contentWords(spokenWords(answer))
    .filter((word) => word.includes('|'))
    .map(spellingOf);

function formsOfWords(said: readonly string[], fillers: readonly string[]): string[] {
  if (said.length === 0) return [];
  return [said, ...dayWords(said, fillers)].flatMap((words) => {
    const compared = contentWords(words);
    const withoutFillers = compared.filter((word) => !word.includes('|') || !fillers.includes(soundOf(word)));
    return withoutFillers.length === 0 || withoutFillers.length === compared.length
      ? formsOf(compared)
      : [...formsOf(compared), ...formsOf(withoutFillers)];
  });
}

/**
 * The forms that are compared besides the normalized letters: the words without small words, by spelling and by sound (rules 12.1
 * to 12.4). Two texts that share a form are the same answer. A test compares it with `private.spoken_forms`.
 * @param fillers from `fillerKeys`: adds the forms without the question's words.
 */
export const spokenForms = (raw: string, fillers: readonly string[] = []): string[] =>
  formsOfWords(spokenWords(raw), fillers);

/** All forms of these answers, like `private.answer_forms`. A letter can be written by its name. */
export function answerForms(answers: readonly string[]): string[] {
  const forms = answers.flatMap((answer) => {
    const plain = normalizeAnswer(answer);
    const name = LETTERS.get(plain);
    return [
      plain,
      ...spokenForms(answer),
      // « trois jours » for « dans trois jours », but not the reverse.
      ...spokenForms(answer.replace(/^dans /i, '')),
      ...joinedForms(spokenWords(answer)),
      hasSign(answer) ? '±' : '',
      ...(name === undefined ? [] : [`@${name}`, ...spokenForms(`lettre ${plain}`)]),
    ];
  });
  return [...new Set(forms)].filter((form) => form !== '');
}

/** The sound keys of the words of an answer's forms. */
export const formKeys = (forms: readonly string[]): Set<string> =>
  new Set(forms.filter((form) => form.startsWith('~')).flatMap((form) => form.slice(1).split(' ')));

/** Articles and the like that are written as one word with what follows (« lombre », « cestlechateau »). */
export const STUCK =
  /^(?:cest|c|de|dans|par)?(?:le|la|les|l|une?|du|des|d|mon|ma|mes|ton|ta|tes|son|sa|ses|aux?|cet|cette)$/;

/** Separates such a word where what follows is a word of the answer. */
function separated(words: readonly string[], forms: readonly string[]): string[] {
  const keys = formKeys(forms);
  return words.map((word) => {
    const plain = spellingOf(word);
    if (!word.includes('|') || keys.has(soundOf(word))) return word;
    for (let length = 1; length <= plain.length - 2; length += 1) {
      if (!STUCK.test(plain.slice(0, length))) continue;
      const [key = ''] = soundKeys(plain.slice(length));
      if (keys.has(key)) return `${plain.slice(length)}|${key}`;
    }
    return word;
  });
}

/** The first 200 characters of a text: only they are compared by sound. */
export const start = (text: string) => Array.from(text).slice(0, 200).join('');

/** The fillers that are ignored in a text: none where it lists a word of the question as a guess (« lune, hiver »). */
function fillersFor(text: string, fillers: readonly string[]): readonly string[] {
  const parts = start(text).split(/[,;/+&|\n]/);
  const isGuess = (part: string) => {
    const [word = '', ...others] = contentWords(spokenWords(part));
    return others.length === 0 && word.includes('|') && fillers.includes(soundOf(word));
  };
  return parts.length > 1 && parts.some(isGuess) ? [] : fillers;
}

/** Whether a text has one of these forms as it is written: its letters, or its words by spelling or sound, or a letter's name. */
export function hasExactForm(text: string, forms: readonly string[], fillers: readonly string[]): boolean {
  const plain = normalizeAnswer(text);
  const words = spokenWords(start(text));
  return (
    [
      isSeparated(text) && !forms.some((form) => form.includes('heures')) ? '' : plain,
      ...formsOfWords(words, fillersFor(text, fillers)),
    ].some((form) => forms.includes(form)) ||
    (words.length === 1 && forms.includes(`@${plain}`))
  );
}

/**
 * The words from the first to the last that counts as one, because spaces are ignored in a misspelt text: by sound after « = », and for a
 * sentence by letters after a quotation mark (rule 2.2).
 */
export function joinedForms(words: readonly string[]): string[] {
  const content = contentWords(words);
  const counted = words.slice(words.indexOf(content[0] ?? ''), words.lastIndexOf(content.at(-1) ?? '') + 1);
  const joined = looseKeys(counted.map(soundOf).join('')).replaceAll(/(?<=.)e(?=.)/g, '');
  if (!/^[a-zA-Z]{4,}$/.test(joined)) return [];
  return [`=${joined}`, ...(content.length > 2 ? [`"${counted.map(spellingOf).join('')}`] : [])];
}

/** The forms of a text whose stuck articles are separated. */
export const separatedForms = (
  text: string,
  forms: readonly string[],
  fillers: readonly string[],
): string[] => formsOfWords(separated(spokenWords(start(text)), forms), fillersFor(text, fillers));

/** Whether a text has one of these forms (rules 12.1 to 12.4), like `private.has_form`. */
export function isRight(raw: string, forms: readonly string[], fillers: readonly string[] = []): boolean {
  const text = withSlash(raw, fillers);
  return (
    !hasOtherSign(text, forms) &&
    (hasExactForm(text, forms, fillers) ||
      separatedForms(text, forms, fillers).some((form) => forms.includes(form)))
  );
}

/** The words of a text that are none of the forms'. Numbers are left out. */
export function unknownWords(text: string, forms: readonly string[], fillers: readonly string[]): string[] {
  const known = new Set([...formKeys(forms), ...fillers]);
  return contentWords(spokenWords(start(text)))
    .filter((word) => word.includes('|') && !known.has(soundOf(word)))
    .map(spellingOf);
}
