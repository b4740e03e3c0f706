// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { detailsOf } from '../../src/lib/bookDetails';
import { publisher } from '../../src/publisher';
import { trade } from '../../src/publisherDetails';
import { catalogueCsv, catalogueOnix } from './exports';
import { readCatalogue } from './readCatalogue';

const { books, people } = await readCatalogue();
const details = books.map((book) => detailsOf(book, books, people));
const house = { ...publisher, trade, name: 'Contes & Cie' };
const xml = catalogueOnix(details, house, new Date('2026-11-27T10:00:00Z'));
const message = new DOMParser().parseFromString(xml, 'application/xml');
const namesIn = (element: Element | null | undefined) =>
  [...(element?.children ?? [])].map(({ tagName }) => tagName);
const product = (index: number) => message.querySelectorAll('Product')[index];

test('ONIX: a message of release 3.0 with its header and nine products', () => {
  expect(message.querySelector('parsererror')).toBeNull();
  expect(message.documentElement.getAttribute('release')).toBe('3.0');
  expect(message.documentElement.getAttribute('xmlns')).toBe('http://ns.editeur.org/onix/3.0/reference');
  expect(message.querySelector('SenderName')?.textContent).toBe('Contes & Cie');
  expect(message.querySelector('SentDateTime')?.textContent).toBe('20261127');
  expect(message.querySelectorAll('Product')).toHaveLength(9);
});

// The order of the elements in the published schema (ONIX_BookProduct_3.0_reference.xsd).
test('ONIX: the composites of each product come in the order of the schema', () => {
  const order = [
    'ProductComposition',
    'ProductForm',
    'Measure',
    'Collection',
    'TitleDetail',
    'Contributor',
    'Language',
    'Extent',
    'Subject',
    'AudienceRange',
  ];
  for (let index = 0; index < 9; index += 1) {
    expect(namesIn(product(index))).toEqual([
      'RecordReference',
      'NotificationType',
      'ProductIdentifier',
      'DescriptiveDetail',
      'CollateralDetail',
      'PublishingDetail',
      'ProductSupply',
    ]);
    const names = namesIn(product(index)?.querySelector('DescriptiveDetail'));
    expect(names.map((name) => order.indexOf(name))).toEqual(
      names.map((name) => order.indexOf(name)).toSorted((one, other) => one - other),
    );
    expect(names.every((name) => order.includes(name))).toBe(true);
  }
});

test('ONIX: the volume of a series, its people, its price and its state', () => {
  const index = details.findIndex(({ slug }) => slug === 'gardienne-des-emotions-2');
  const text = (selector: string) => product(index)?.querySelector(selector)?.textContent;
  expect(text('ProductIdentifier > IDValue')).toBe('9782000000150');
  expect(text('Collection PartNumber')).toBe('2');
  expect(text('Contributor > PersonName')).toBe('Solveig Amarante');
  expect(text('Price > PriceAmount')).toBe('14.90');
  expect(text('ProductAvailability')).toBe('20');
  expect(text('PublishingDate > Date')).toBe('20231011');
});

test('CSV: a line a book, with quotes where a cell needs them, and no formula', () => {
  const [heading = '', ...lines] = catalogueCsv(details).trimEnd().split('\r\n');
  expect(heading.startsWith('\uFEFFISBN;Titre;')).toBe(true);
  expect(lines).toHaveLength(9);
  const [first] = details;
  if (!first) throw new Error('No book');
  const tricky = { ...first, title: '=SOMME(A1)', description: 'Un « oui »; un "non".' };
  const [, line = ''] = catalogueCsv([tricky]).split('\r\n');
  expect(line).toContain(";'=SOMME(A1);");
  expect(line).toContain('"Un « oui »; un ""non""."');
});
