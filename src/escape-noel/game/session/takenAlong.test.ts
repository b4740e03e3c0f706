// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { typedAnswersOf, typedLetter } from '../storage/typedAnswers';
import { pageAside, takeTypedAlong } from './takenAlong';

const ME = '00000000-0000-4000-8000-000000000001';

beforeEach(() => sessionStorage.clear());

test.each([
  ['/escape-noel/jour/3', null],
  ['/escape-noel/classe/tableau/3', null],
  ['/escape-noel/archives/2023/jour/3', '2023'],
] as const)(
  'signing in from %s takes along what the visitor was writing there, and nothing else',
  (path, edition) => {
    const [theirs, mine] = [typedAnswersOf(edition, null), typedAnswersOf(edition, ME)];
    theirs.answer(3).write('ombre');
    theirs.board(3).write('0123');
    theirs.bonusAnswer(3).write('Lisb');
    theirs.answer(4).write('à un autre enfant');
    theirs.finalSentence.write('La phr');
    typedLetter(null).write({ message: 'Chère maison,' });
    pageAside.write(path);
    takeTypedAlong(ME);
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
    expect([mine.answer(4).read(), mine.finalSentence.read(), typedLetter(ME).isWritten()]).toEqual([
      '',
      '',
      false,
    ]);
    expect(theirs.answer(4).read()).toBe('à un autre enfant');
  },
);

test('a letter and the final sentence are taken along from their pages', () => {
  typedLetter(null).write({ message: 'Chère maison,' });
  typedAnswersOf(null, null).finalSentence.write('La phr');
  pageAside.write('/escape-noel/contact');
  takeTypedAlong(ME);
  expect([typedLetter(ME).read().message, typedLetter(null).isWritten()]).toEqual(['Chère maison,', false]);
  expect(typedAnswersOf(null, ME).finalSentence.read()).toBe('');
  pageAside.write('/escape-noel/constellation');
  takeTypedAlong(ME);
  expect(typedAnswersOf(null, ME).finalSentence.read()).toBe('La phr');
});

test('nothing that the player has written is replaced, and no page is taken twice', () => {
  typedAnswersOf(null, ME).answer(3).write('la mienne');
  typedAnswersOf(null, null).answer(3).write('la sienne');
  pageAside.write('/escape-noel/jour/3');
  takeTypedAlong(ME);
  expect(typedAnswersOf(null, ME).answer(3).read()).toBe('la mienne');
  typedAnswersOf(null, ME).answer(3).remove();
  takeTypedAlong(ME);
  expect(typedAnswersOf(null, ME).answer(3).read()).toBe('');
});
