import { expect, test } from 'vitest';
import { fileOf, contentsByDay } from './editionParts';

const saved = { version: 1, copied: null, savedAt: new Date(0), savedBy: null };

test('the parts of the workshop make a file in the order of the days, without what was removed and what boards make', () => {
  const parts = [
    { ...saved, day: 12, content: { day: 12, title: 'Le grelot' } },
    { ...saved, day: 0, content: { edition: '2026', title: 'Un titre' } },
    { ...saved, day: 1, content: null },
    { ...saved, day: 3, content: { day: 3, answers: ['la file', '2 1 3'], board_answers: ['2 1 3'] } },
  ];
  expect(fileOf(contentsByDay({ parts }))).toEqual({
    edition: '2026',
    title: 'Un titre',
    riddles: [
      { day: 3, answers: ['la file', '2 1 3'] },
      { day: 12, title: 'Le grelot' },
    ],
  });
});
