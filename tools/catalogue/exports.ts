import type { BookRow } from '../../src/lib/book.ts';
import { coverOf, eurosOf, namesOf, type BookDetails } from '../../src/lib/bookDetails.ts';
import { escaped } from './xml.ts';

/* Files for bookshops and their databases, made from the catalogue at build. */

interface House {
  name: string;
  siteUrl: string;
  trade: { distributor: string };
}

const CSV_COLUMNS: readonly (readonly [
  heading: string,
  value: (book: BookDetails) => string | number | null,
])[] = [
  ['ISBN', ({ isbn }) => isbn],
  ['Titre', ({ title }) => title],
  ['Série', ({ series }) => series],
  ['Tome', ({ volume }) => volume],
  ['Auteur', (book) => namesOf(book, 'author')],
  ['Illustration', (book) => namesOf(book, 'illustrator')],
  ['Âge minimum', ({ youngest }) => youngest],
  ['Âge maximum', ({ oldest }) => oldest],
  ['Prix TTC (EUR)', ({ price_cents: cents }) => cents && eurosOf(cents).replace('.', ',')],
  ['Largeur (mm)', ({ width_mm }) => width_mm],
  ['Hauteur (mm)', ({ height_mm }) => height_mm],
  ['Pages', ({ pages }) => pages],
  ['Reliure', ({ binding }) => binding],
  ['Parution', ({ published_on }) => published_on],
  ['Disponibilité', ({ availability }) => availability],
  ['Thèmes', ({ themes }) => themes.join(', ')],
  ['Résumé', ({ description }) => description],
];

/** A spreadsheet reads a cell that begins so as a formula. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '').replace(/^(?=[=+\-@\t])/, "'");
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The catalogue as a table that French spreadsheets open: UTF-8 with its mark, semicolons. */
export const catalogueCsv = (books: readonly BookDetails[]): string =>
  `\uFEFF${[
    CSV_COLUMNS.map(([heading]) => cell(heading)).join(';'),
    ...books.map((book) => CSV_COLUMNS.map(([, value]) => cell(value(book))).join(';')),
  ].join('\r\n')}\r\n`;

const tag = (name: string, ...content: (string | number | null | false)[]) => {
  const inside = content.filter((each) => each !== null && each !== false).join('');
  return `<${name}>${inside}</${name}>`;
};
const words = (name: string, text: string) => tag(name, escaped(text));

/** Codes of EDItEUR's lists 150, 64 and 65. */
const FORMS: Readonly<Record<string, string>> = { cartonné: 'BB', souple: 'BC', 'tout-carton': 'BH' };
const STATUS: Readonly<Record<BookRow['availability'], string>> = {
  forthcoming: '02',
  available: '04',
  out_of_print: '07',
};
const SUPPLY: Readonly<Record<BookRow['availability'], string>> = {
  forthcoming: '10',
  available: '20',
  out_of_print: '51',
};
const ROLES = { author: 'A01', illustrator: 'A12' } as const;

const titleDetail = (level: '01' | '02', title: string, volume: number | null = null) =>
  tag(
    'TitleDetail',
    tag('TitleType', '01'),
    tag(
      'TitleElement',
      tag('TitleElementLevel', level),
      volume !== null && tag('PartNumber', volume),
      words('TitleText', title),
    ),
  );

const measure = (type: '01' | '02', mm: number | null) =>
  mm !== null &&
  tag('Measure', tag('MeasureType', type), tag('Measurement', mm), tag('MeasureUnitCode', 'mm'));

const dateOf = (date: string) => date.replaceAll('-', '');

function product(book: BookDetails, { name, siteUrl, trade }: House): string {
  const cover = new URL(coverOf(book), siteUrl).href;
  return tag(
    'Product',
    tag('RecordReference', `${new URL(siteUrl).hostname}.${book.slug}`),
    tag('NotificationType', book.availability === 'forthcoming' ? '02' : '03'),
    // The schema asks for one: without an ISBN, the publisher's own.
    book.isbn
      ? tag('ProductIdentifier', tag('ProductIDType', '15'), tag('IDValue', book.isbn))
      : tag(
          'ProductIdentifier',
          tag('ProductIDType', '01'),
          words('IDTypeName', name),
          tag('IDValue', book.slug),
        ),
    tag(
      'DescriptiveDetail',
      tag('ProductComposition', '00'),
      tag('ProductForm', FORMS[book.binding ?? ''] ?? 'BA'),
      measure('01', book.height_mm),
      measure('02', book.width_mm),
      book.series !== null &&
        tag('Collection', tag('CollectionType', '10'), titleDetail('02', book.series, book.volume)),
      titleDetail('01', book.title),
      ...book.contributors.map((each, index) =>
        tag(
          'Contributor',
          tag('SequenceNumber', index + 1),
          tag('ContributorRole', ROLES[each.role]),
          words('PersonName', each.name),
        ),
      ),
      tag('Language', tag('LanguageRole', '01'), tag('LanguageCode', 'fre')),
      book.pages !== null &&
        tag('Extent', tag('ExtentType', '00'), tag('ExtentValue', book.pages), tag('ExtentUnit', '03')),
      ...book.themes.map((theme) =>
        tag('Subject', tag('SubjectSchemeIdentifier', '20'), words('SubjectHeadingText', theme)),
      ),
      tag(
        'AudienceRange',
        tag('AudienceRangeQualifier', '17'),
        tag('AudienceRangePrecision', '03'),
        tag('AudienceRangeValue', book.youngest),
        tag('AudienceRangePrecision', '04'),
        tag('AudienceRangeValue', book.oldest),
      ),
    ),
    tag(
      'CollateralDetail',
      tag(
        'TextContent',
        tag('TextType', '03'),
        tag('ContentAudience', '00'),
        words('Text', book.description),
      ),
      tag(
        'SupportingResource',
        tag('ResourceContentType', '01'),
        tag('ContentAudience', '00'),
        tag('ResourceMode', '03'),
        tag('ResourceVersion', tag('ResourceForm', '02'), words('ResourceLink', cover)),
      ),
    ),
    tag(
      'PublishingDetail',
      tag('Publisher', tag('PublishingRole', '01'), words('PublisherName', name)),
      tag('PublishingStatus', STATUS[book.availability]),
      book.published_on !== null &&
        tag('PublishingDate', tag('PublishingDateRole', '01'), tag('Date', dateOf(book.published_on))),
    ),
    tag(
      'ProductSupply',
      tag(
        'SupplyDetail',
        tag('Supplier', tag('SupplierRole', '01'), words('SupplierName', trade.distributor)),
        tag('ProductAvailability', SUPPLY[book.availability]),
        book.price_cents === null
          ? tag('UnpricedItemType', '02')
          : tag(
              'Price',
              // Fixed by law, taxes included.
              tag('PriceType', '04'),
              tag('PriceAmount', eurosOf(book.price_cents)),
              tag('CurrencyCode', 'EUR'),
            ),
      ),
    ),
  );
}

/** The catalogue as an ONIX 3.0 message with reference names. @param sentOn the day of the build. */
export const catalogueOnix = (books: readonly BookDetails[], house: House, sentOn: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">${[
    tag(
      'Header',
      tag('Sender', words('SenderName', house.name)),
      tag('SentDateTime', dateOf(sentOn.toISOString().slice(0, 10))),
    ),
    ...books.map((book) => product(book, house)),
  ].join('\n')}</ONIXMessage>\n`;
