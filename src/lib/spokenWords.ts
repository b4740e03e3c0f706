import { soundKeys } from './soundKeys.ts';

const pairs = (list: string) =>
  list.split(' ').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=');
    return [key, value];
  });

/** Numbers by spelling or, from three sounds up, by sound key. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  pairs(
    'zero=0 un=1 une=1 deux=2 deu=2 deus=2 trwa=3 katr=4 SIk=5 cinc=5 sinc=5 cin=5 six=6 sept=7 set=7 huit=8 uit=8 nQf=9 dix=10 onze=11 onz=11 dUz=12 ' +
      'trez=13 katorz=14 kIz=15 sez=16 Sez=16 vingt=20 vingts=20 vint=20 ving=20 trAt=30 karAt=40 SIkAt=50 SwakSAt=60 SwaSAt=60 ' +
      'SeptAt=70 uitAt=80 oktAt=80 nonAt=90 cent=100 cents=100 mil=1000',
  ),
);
const ROMANS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii xxviii xxix xxx xxxi'.split(
    ' ',
  );
const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(
  ' ',
);
/** What an abbreviation after a number stands for, as `spelling|sound key`. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  pairs(
    'h=heures|Qr hr=heures|Qr hrs=heures|Qr min=minutes|minut mn=minutes|minut s=secondes|SekOd sec=secondes|SekOd j=jours|jUr ' +
      'm=metres|metr cm=centimetres|SAtimetr km=kilometres|kilometr kg=kilos|kilo jan=janvier|jAvYe janv=janvier|jAvYe ' +
      'fev=fevrier|fevrYe fevr=fevrier|fevrYe avr=avril|avril juil=juillet|juiYe oct=octobre|oktobr nov=novembre|novAbr ' +
      'dec=decembre|deSAbr',
  ),
);

/** A number word, as children spell it, inside a number written as one word (« vingdeux »). */
const PART =
  '(?:quatorze|katorze|quatre|katre?|treize|treze|trente|trante|quinze|kinze|seize|onze|douze|vin(?:gts?|g|t)?|cents?|mil(?:le?)?|' +
  'soixante|soissante|swassante|cinquante|sinquante|quarante|karante|septante|huitante|nonante|trois?|deux?|cinq|sink|sept|set|huit|uit|' +
  'neuf|si[xs]|di[xz]|dis(?!ept|et)|di(?=sept|set|mil)|une?)';
const JOINED_NUMBER = new RegExp(
  `^(?:${PART}(?:(?:et|é)?${PART})+|(?:${PART}(?:et|é)?)+(?:heure|jour|metre|minute|seconde|nuit)s?)$`,
);
const PARTS = new RegExp(`(?:heure|jour|metre|minute|seconde|nuit)s?$|et|${PART}`, 'g');

/** Rules on the words `spelling|sound`, each followed by a space, and numbers `#7`, applied in this order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Numbers of several words.
  [/[a-z]+\|vI (?=(?:et\|et )?#\d|(?:metre|heure|jour|minute|seconde|nuit)s?\|)/g, '#20 '],
  [/dis?\|di (?=#(?:1000|[789]) )/g, '#10 '],
  [/#4 #20(?= )/g, '#80'],
  [/(?<=#[2-6]0 )et\|et (?=#11? )/g, ''],
  [/#10 #([789])(?= )/g, '#1$1'],
  [/#60 #1(\d)(?= )/g, '#7$1'],
  [/#80 #1(\d)(?= )/g, '#9$1'],
  [/#([2-9])0 #([1-9])(?= )/g, '#$1$2'],
  [/#([2-9]) #100(?= )/g, '#$100'],
  [/#([1-9])00 #(\d\d)(?= )/g, '#$1$2'],
  [/#([1-9])00 #(\d)(?= )/g, '#$10$2'],
  [/(?<!\d)#?([2-9]|\d\d\d?) #1000(?= )/g, '#$1000'],
  [/#(\d{1,3})000 #?(\d{3})(?= )/g, '#$1$2'],
  [/#(\d{1,3})000 #(\d\d)(?= )/g, '#$10$2'],
  [/#(\d{1,3})000 #(\d)(?= )/g, '#$100$2'],
  // Hours and minutes.
  [/(\|Qr )et\|et demie?\|\S+(?= )/g, '$130'],
  [/(\|Qr #?\d+ )minutes?\|minut /g, '$1'],
  // « Il y a trois jours » is the past: one word, which is no small word.
  [
    /(?:ils?\|il )?(?:[yi]\|[yi] a\|a|ya\|ya|ia\|ia|voici\|\S+|voila\|\S+) (?=\d|#(?:[02-9]|1\d))/g,
    'ilya|ilYa ',
  ],
  // « Dans trois jours » is not « trois jours », « à part » and « à côté » are no small words.
  [/(?<= |^)(?:dans?\|\S+|d\|d ici\|\S+) (?=\d|#(?:[02-9]|1\d))/g, 'dici|diSi '],
  [/(?<= |^)a\|a \S+\|(?:par|kote) /g, 'apart|apar '],
  // « Le un janvier »: a number, no article.
  [
    /#1 (?=(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\||\S+\|(?:jAvYe|fevrYe|deSAbr) )/g,
    '1 ',
  ],
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
    .replaceAll(/(?<!\d)(\d{1,2}) ?: ?(\d\d)(?!\d)/g, '$1 h $2')
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
    .replaceAll(/(?<=[0-9]) (?:i?[eé]me|er|[eé]re|[eé])(?= |$)/g, '')
    .trim();
}

/** Separates the words of a number written as one. */
function separateNumbers(words: string): string {
  if (!/(?:un|deu|troi|atre?|cinq|sink|si|set|sept|uit|neuf|di|nze|ze|nte)/.test(words)) return words;
  return words
    .split(' ')
    .map((word) =>
      JOINED_NUMBER.test(word)
        ? word
            .replaceAll('é', 'et')
            .replaceAll(PARTS, '$& ')
            .replaceAll(/(?<![a-z])(?:vin[gt]?)(?= )/g, 'vingt')
            .replaceAll(/(?<![a-z])di[sz]?(?= )/g, 'dix')
            .replaceAll(/(?<![a-z])sis(?= )/g, 'six')
            .trim()
        : word,
    )
    .join(' ');
}

/**
 * The words of a text as `spelling|sound`, or the digits of a number (`#1` for « un », which is also an article), like
 * `private.spoken_words` (rules 12.1 to 12.3).
 */
export function spokenWords(raw: string): string[] {
  const words = separateNumbers(folded(raw));
  if (words === '') return [];
  const keys = soundKeys(words);
  let spoken = '';
  let afterNumber = false;
  for (const [place, word] of words.split(' ').entries()) {
    const key = keys[place] ?? word;
    const plain = word.replaceAll('é', 'e').replaceAll('ç', 'c');
    const number = NUMBERS.get(plain) ?? NUMBERS.get(key);
    const roman = plain.length > 1 ? ROMANS.indexOf(plain) + 1 : 0;
    const long = afterNumber ? ABBREVIATIONS.get(plain) : undefined;
    afterNumber = number !== undefined || /^\d/.test(plain);
    spoken += `${number ? `#${number}` : roman > 0 ? roman : afterNumber ? plain : (long ?? `${plain}|${key}`)} `;
  }
  for (const [pattern, replacement] of RULES) spoken = spoken.replaceAll(pattern, replacement);
  return spoken
    .trimEnd()
    .replaceAll(/#(?!1(?: |$))/g, '')
    .split(' ');
}
