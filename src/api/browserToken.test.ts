// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { revealAnswer, submitAnswer } from './answers';
import { submitBonusAnswer } from './bonusQuestions';
import { withBrowserToken } from './browserToken';
import { submitFinalSentence } from './finalSentence';
import { countOpening, revealHint } from './riddles';
import { answerWith, stubSettings } from '@/testing/stubApi';

beforeEach(() => {
  sessionStorage.clear();
  stubSettings();
});

test("A visitor's answers carry the random token of their tab (rule 3.9)", async () => {
  const received = answerWith(() => ({ json: { status: 'wrong', retry_after_s: 0 } }));
  await submitAnswer({ player: null, edition: null }, 3, 'ombre');
  await submitBonusAnswer({ player: null, edition: null }, 3, 'ombre');
  await submitFinalSentence({ player: null, edition: null }, 'ombre');
  const [token, ...others] = received.map(({ headers }) => headers.get('x-browser'));
  expect(token).toMatch(/^\d+(-\d+){3}$/);
  expect(others).toEqual([token, token]);
});

test('What a visitor reads for the first time carries it too, what is read again does not (rule 8.8)', async () => {
  const received = answerWith(({ path }) => ({
    json:
      path === 'rpc/count_opening'
        ? null
        : { status: path === 'rpc/reveal_hint' ? 'already_solved' : 'locked', retry_after_s: 1 },
  }));
  const visitor = { player: null, edition: null };
  await countOpening(visitor, 3);
  await revealAnswer(visitor, 3);
  for (const isNew of [true, false]) await revealHint(visitor, 3, 1, isNew);
  const [token, ...others] = received.map(({ headers }) => headers.get('x-browser'));
  expect(token).toMatch(/^\d+(-\d+){3}$/);
  expect(others).toEqual([token, token, null]);
});

test("A knight's request carries none", () => {
  const headers = new Map<string, string>();
  const request = {
    setHeader: (name: string, value: string) => {
      headers.set(name, value);
      return request;
    },
  };
  withBrowserToken('a knight', request);
  expect(headers.size).toBe(0);
});
