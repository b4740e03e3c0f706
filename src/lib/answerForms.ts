import { normalizeAnswer } from './normalizeAnswer.ts';
import { soundKeys } from './soundKeys.ts';

/** Words ignored around an answer. None of them reverses the meaning of a sentence (ne, sans, sous, sur, avant…). */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l un une des du de d au aux ce cet cette ces c je j tu il elle on nous vous ils elles me m te t se s lui leur leurs ' +
    'y en moi toi mon ma mes ton ta tes son sa ses notre nos votre vos suis es est sommes etes sont etait ai as a ont avons avez ' +
    'ya cest faut dois doit dans par pour chez vers avec que qu qui voici voila oui peut etre donc numero reponse solution mot crois ' +
    'pense trouve'
  ).split(' '),
);
const NEGATIONS = new Set('n ne ni pas sans sauf non jamais'.split(' '));

/** Numbers by spelling or, from three sounds up, by sound key. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  (
    'zero:0 un:1 une:1 deux:2 deu:2 trwa:3 katr:4 SIk:5 cinc:5 six:6 sept:7 set:7 huit:8 uit:8 nQf:9 dix:10 onze:11 dUz:12 trez:13 ' +
    'katorz:14 kIz:15 sez:16 Sez:16 vingt:20 vingts:20 vint:20 trAt:30 karAt:40 SIkAt:50 SwakSAt:60 SwaSAt:60 SeptAt:70 uitAt:80 ' +
    'oktAt:80 nonAt:90 cent:100 cents:100 mil:1000'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);
const ROMANS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx xxxi'.split(
    ' ',
  );
const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);

/** Rules that add up numbers of several words, applied in this order. */
const SUMS: readonly (readonly [RegExp, string])[] = [
  [/#4 #20(?= )/g, '#80'],
  [/(?<=#[2-6]0 )et\|et (?=#11? )/g, ''],
  [/#10 #([789])(?= )/g, '#1$1'],
  [/#60 #1(\d)(?= )/g, '#7$1'],
  [/#80 #1(\d)(?= )/g, '#9$1'],
  [/#([2-9])0 #([1-9])(?= )/g, '#$1$2'],
  [/#([2-9]) #100(?= )/g, '#$100'],
  [/#([1-9])00 #(\d\d)(?= )/g, '#$1$2'],
  [/#([1-9])00 #(\d)(?= )/g, '#$10$2'],
];

/** Lower case, without accents but « é », single spaces; a date gets the name of its month. */
function folded(raw: string): string {
  return Array.from(raw)
    .slice(0, 1000)
    .join('')
    .replace(
      /(?<!\d)(\d{1,2})\/0?([1-9]|1[0-2])(?:\/\d{2,4})?(?![\d/])/,
      (_, date: string, month: string) => `${date} ${MONTHS[Number(month) - 1]}`,
    )
    .replaceAll(/œ/gi, 'oe')
    .replaceAll(/æ/gi, 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('n°', 'numero ')
    .replaceAll('c\u0327', 'ç')
    .replaceAll(/e[\u0300-\u036F]+/g, 'é')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .replaceAll(/[^a-zéç0-9]+|(?<=[0-9])(?=[a-zéç])|(?<=[a-zéç])(?=[0-9])/g, ' ')
    .replaceAll(/(?<=[0-9]) (?=[0-9]{3}(?: |$))/g, '')
    .replaceAll(/(?<![0-9])0+(?=[0-9])/g, '')
    .trim();
}

/** The words of a text as `spelling|sound`, or the digits of a number (`#1` for « un », which is also an article). */
function spokenWords(raw: string): string[] {
  const words = folded(raw);
  if (words === '') return [];
  const keys = soundKeys(words);
  let spoken = '';
  for (const [place, word] of words.split(' ').entries()) {
    const key = keys[place] ?? word;
    const plain = word.replaceAll('é', 'e').replaceAll('ç', 'c');
    const number = NUMBERS.get(plain) ?? NUMBERS.get(key);
    const roman = plain.length > 1 ? ROMANS.indexOf(plain) + 1 : 0;
    spoken += number
      ? `#${number} `
      : roman > 0
        ? `${roman} `
        : /^\d/.test(plain)
          ? `${plain} `
          : `${plain}|${key} `;
  }
  for (const [terms, sum] of SUMS) spoken = spoken.replaceAll(terms, sum);
  return spoken
    .trimEnd()
    .replaceAll(/#(?!1(?: |$))/g, '')
    .split(' ');
}

const spellingOf = (word: string) => word.replace(/\|.*/, '');
const soundOf = (word: string) => word.replace(/.*\|/, '');

function formsOf(words: string[]): string[] {
  const plain = words.map(spellingOf);
  return [plain.join(words.some((word) => /\d/.test(word)) ? ' ' : ''), `~${words.map(soundOf).join(' ')}`];
}

/**
 * The forms that are compared besides the normalized letters: the words without small words, by spelling and by sound (rules 12.1
 * to 12.4). Two texts that share a form are the same answer. A test compares it with `private.spoken_forms`.
 * @param fillers from `fillerKeys`: adds the forms without the question's words.
 */
export function spokenForms(raw: string, fillers: readonly string[] = []): string[] {
  const words = spokenWords(raw);
  if (words.length === 0) return [];
  // A single letter at the end is no elision, but the answer (« la lettre D »).
  const content = words.filter(
    (word, place) =>
      word !== '#1' &&
      (!SMALL_WORDS.has(spellingOf(word)) || (place === words.length - 1 && /^[cdjlmst]\|/.test(word))),
  );
  const compared = content.length > 0 ? content : words.includes('#1') ? ['1'] : words;
  const withoutFillers = compared.filter((word) => !word.includes('|') || !fillers.includes(soundOf(word)));
  return withoutFillers.length === 0 || withoutFillers.length === compared.length
    ? formsOf(compared)
    : [...formsOf(compared), ...formsOf(withoutFillers)];
}

/** All forms of these answers, like `private.answer_forms`. */
export function answerForms(answers: readonly string[]): string[] {
  return [...new Set(answers.flatMap((answer) => [normalizeAnswer(answer), ...spokenForms(answer)]))].filter(
    (form) => form !== '',
  );
}

/** The words of a question ignored around its answer: neither numbers, nor negations, nor answers. */
export function fillerKeys(question: string, forms: readonly string[]): string[] {
  const words = spokenWords(question).filter(
    (word) => word.includes('|') && !NEGATIONS.has(spellingOf(word)),
  );
  return [...new Set(words.map(soundOf))].filter((key) => !forms.includes(`~${key}`));
}

/** Whether a text has one of these forms (rule 12.1), like `private.has_form`. Sounds are compared in the first 200 characters. */
export function isRight(text: string, forms: readonly string[], fillers: readonly string[] = []): boolean {
  const start = Array.from(text).slice(0, 200).join('');
  return [normalizeAnswer(text), ...spokenForms(start, fillers)].some((form) => forms.includes(form));
}
