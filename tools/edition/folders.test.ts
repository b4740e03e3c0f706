import { expect, test } from 'vitest';
import { CURRENT_EDITION, CURRENT_FOLDER, editionFolder, folderFindings } from './folders.ts';

test('a copied folder that keeps the code of the edition before is refused', () => {
  expect(folderFindings(CURRENT_FOLDER, { edition: CURRENT_EDITION })).toEqual([]);
  expect(folderFindings('/elsewhere/noel', { edition: '2027' })).toEqual([]);
  expect(folderFindings(editionFolder('2027'), { edition: '2024' })).toEqual([
    {
      day: null,
      field: 'edition',
      message: "c'est «\u00A02024\u00A0», et le dossier s'appelle «\u00A02027\u00A0»",
    },
  ]);
});
