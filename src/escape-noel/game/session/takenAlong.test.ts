// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { draftsOf, letterDraft } from '../storage/drafts';
import { pageAside, takeDraftsAlong } from './takenAlong';

const ME = '00000000-0000-4000-8000-000000000001';

beforeEach(() => sessionStorage.clear());

test.each([
  ['/escape-noel/jour/3', null],
  ['/escape-noel/classe/tableau/3', null],
  ['/escape-noel/archives/2023/jour/3', '2023'],
] as const)(
  'signing in from %s takes along what the visitor was writing there, and nothing else',
  (path, edition) => {
    const [theirs, mine] = [draftsOf(edition, null), draftsOf(edition, ME)];
    theirs.answer(3).write('ombre');
    theirs.board(3).write('0123');
    theirs.bonusAnswer(3).write('Lisb');
    theirs.answer(4).write('à un autre enfant');
    theirs.finalSentence.write('La phr');
    letterDraft(null).write({ message: 'Chère maison,' });
    pageAside.write(path);
    takeDraftsAlong(ME);
    expect([mine.answer(3).read(), mine.board(3).read(), mine.bonusAnswer(3).read()]).toEqual([
      'ombre',
      '0123',
      'Lisb',
    ]);
    expect([theirs.answer(3).read(), theirs.board(3).read(), theirs.bonusAnswer(3).read()]).toEqual([
      '',
      '',
      '',
    ]);
    expect([mine.answer(4).read(), mine.finalSentence.read(), letterDraft(ME).isWritten()]).toEqual([
      '',
      '',
      false,
    ]);
    expect(theirs.answer(4).read()).toBe('à un autre enfant');
  },
);

test('a letter and the final sentence are taken along from their pages', () => {
  letterDraft(null).write({ message: 'Chère maison,' });
  draftsOf(null, null).finalSentence.write('La phr');
  pageAside.write('/escape-noel/contact');
  takeDraftsAlong(ME);
  expect([letterDraft(ME).read().message, letterDraft(null).isWritten()]).toEqual(['Chère maison,', false]);
  expect(draftsOf(null, ME).finalSentence.read()).toBe('');
  pageAside.write('/escape-noel/constellation');
  takeDraftsAlong(ME);
  expect(draftsOf(null, ME).finalSentence.read()).toBe('La phr');
});

test('nothing that the player has written is replaced, and no page is taken twice', () => {
  draftsOf(null, ME).answer(3).write('la mienne');
  draftsOf(null, null).answer(3).write('la sienne');
  pageAside.write('/escape-noel/jour/3');
  takeDraftsAlong(ME);
  expect(draftsOf(null, ME).answer(3).read()).toBe('la mienne');
  draftsOf(null, ME).answer(3).remove();
  takeDraftsAlong(ME);
  expect(draftsOf(null, ME).answer(3).read()).toBe('');
});
