import { expect, test } from 'vitest';
import { publisherFindings } from './publisherFindings';

test('the data of the demonstration are named, file by file, wherever they are', () => {
  const [main, details] = publisherFindings();
  expect(main).toMatch(/ restent dans publisher\.ts\s: siteUrl, contactEmail$/);
  expect(details).toMatch(
    /legal\.address, legal\.registration, legal\.vatNumber, legal\.phone et \d+ de plus$/,
  );
});

test("a publisher's own data are not", () => {
  const own = {
    siteUrl: 'https://www.maison.fr',
    phone: '04 72 00 00 12',
    vat: 'FR 40 303265045',
    list: [{ address: '69000 Lyon' }],
    link: () => 'https://none.example',
  };
  expect(publisherFindings({ 'publisher.ts': own })).toEqual([]);
});
