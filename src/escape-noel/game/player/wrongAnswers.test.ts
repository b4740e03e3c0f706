// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Answers from '@/api/answers';
import type { Verdict } from '@/api/answers';
import { playEdition, type Journey } from '@/api/journey';
import { visitorPlayer } from './visitorPlayer';
import { visitorStorage } from '../storage/browserProgress';
import { serverPlayer } from './serverPlayer';
import { MOST_WRONG_ANSWERS, storedWrongAnswers, withWrongAnswer } from '../storage/wrongAnswers';

const api = vi.hoisted(() => ({
  submitAnswer: vi.fn<(journey: Journey, day: number, text: string) => Promise<Verdict>>(),
}));
vi.mock('@/api/answers', async (original) => ({ ...(await original<typeof Answers>()), ...api }));

const WRONG: Verdict = { status: 'wrong', retryAfterS: 0 };
const KEY = 'escape-noel-essais';
playEdition('2024');
const visitor = visitorPlayer(null, null);
const send = (text: string, player = visitor) => player.submit(3, { kind: 'answer', text });

beforeEach(() => {
  visitorStorage(null, null).forget();
  localStorage.clear();
  api.submitAnswer.mockReset().mockResolvedValue(WRONG);
});

test('each wrong answer is listed once, as it was typed first, newest last', () => {
  const typed = ['Le Hibou', 'un renard', 'LE  HIBOU !', '?!', '<b>un loup</b>'];
  const listed = typed.reduce<string[]>(withWrongAnswer, []);
  expect(listed).toEqual(['un renard', 'Le Hibou', '<b>un loup</b>']);
  const many = Array.from({ length: 50 }, (_, index) => `essai ${index}`).reduce<string[]>(
    withWrongAnswer,
    [],
  );
  expect(many).toHaveLength(MOST_WRONG_ANSWERS);
  expect(many.at(-1)).toBe('essai 49');
});

test("a visitor's are stored under the day's key, almost right ones too, and not what was never judged", async () => {
  await send('un renard');
  api.submitAnswer.mockResolvedValueOnce({ status: 'almost', retryAfterS: 0 });
  await send('un hiboux');
  api.submitAnswer.mockResolvedValueOnce({ status: 'locked', retryAfterS: 30 });
  await send('un loup');
  api.submitAnswer.mockRejectedValueOnce(new Error('offline'));
  await expect(send('une chouette')).rejects.toThrow('offline');
  expect(storedWrongAnswers(visitorStorage(null, null), 3)).toEqual(['un renard', 'un hiboux']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ 3: ['un renard', 'un hiboux'] });
  expect(storedWrongAnswers(visitorStorage(null, null), 4)).toEqual([]);
});

test('those of the archives are stored apart', async () => {
  await send('un renard', visitorPlayer('2023', null));
  expect(storedWrongAnswers(visitorStorage(null, null), 3)).toEqual([]);
  expect(localStorage.getItem(`${KEY}-2023`)).toBe('{"3":["un renard"]}');
  visitorStorage('2023', null).forget();
});

test('« Recommencer le voyage » deletes them, and success hides them', async () => {
  await send('un renard');
  visitorStorage(null, null).forget();
  expect(localStorage.getItem(KEY)).toBeNull();
  await send('un renard');
  api.submitAnswer.mockResolvedValueOnce({
    status: 'solved',
    revealed: false,
    knight: null,
    revelation: {
      answer: 'un hibou',
      closing: '',
      explanation: '',
      fragment: '',
      artefact: { title: '', description: '', imageUrl: null },
      book: null,
    },
  });
  await send('un hibou');
  expect(storedWrongAnswers(visitorStorage(null, null), 3)).toEqual([]);
});

test("a knight's are not stored in the browser", async () => {
  await send('un renard', serverPlayer('7', null));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('what is damaged or far too long is left out', () => {
  localStorage.setItem(KEY, JSON.stringify({ 3: ['un renard', 'x'.repeat(5_000), 'un loup'] }));
  expect(storedWrongAnswers(visitorStorage(null, null), 3)).toEqual(['un renard', 'un loup']);
  localStorage.setItem(KEY, '[7]');
  expect(storedWrongAnswers(visitorStorage(null, null), 3)).toEqual([]);
});
