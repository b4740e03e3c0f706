// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { playEdition } from '@/api/journey';
import { answerWith, storeSession, stubSettings } from '@/testing/stubApi';
import { visitorPlayer } from './visitorPlayer';
import type { Player } from './player';

const REVELATION = {
  answer: 'ombre',
  closing: '',
  explanation: '',
  fragment: 'Lueur',
  artefact: { title: '', description: '', image_url: null },
};
const SENTENCE = { sentence: 'Lueur', letter: 'Bravo', revealed: false };
const HINT = {
  id: 31,
  rank: 1,
  text: '',
  mediatype: 'none',
  image_url: null,
  video_url: null,
  media_alt: null,
};
const REPLIES: Record<string, unknown> = {
  submit_answer: { status: 'correct', revealed: false, ...REVELATION },
  reveal_answer: { status: 'correct', revealed: true, ...REVELATION },
  reveal_hint: { status: 'revealed', hint: HINT },
  count_opening: null,
  bonus_question: null,
  submit_bonus_answer: { status: 'wrong', retry_after_s: 0 },
  final_sentence: null,
  submit_final_sentence: { status: 'correct', ...SENTENCE },
  reveal_final_sentence: { status: 'correct', ...SENTENCE },
  reveal_final_sentence_hint: { status: 'revealed', hint: 'Lis les initiales.' },
};

/** Every verb of a player, as a page calls it. */
const VERBS: {
  [Verb in keyof Player as Player[Verb] extends (...given: never[]) => unknown ? Verb : never]: (
    player: Player,
  ) => unknown;
} = {
  completions: (player) => player.completions(),
  hintCount: (player) => player.hintCount(3),
  hints: (player) => player.hints(3),
  revealHint: (player) => player.revealHint(3, 1),
  submit: (player) => player.submit(3, { kind: 'answer', text: 'ombre' }),
  countOpening: (player) => player.countOpening(3),
  revelation: (player) => player.revelation(3),
  bonusQuestion: (player) => player.bonusQuestion(3),
  submitBonusAnswer: (player) => player.submitBonusAnswer(3, 'lune'),
  solvedBonusDays: (player) => player.solvedBonusDays(),
  finalSentence: (player) => player.finalSentence(),
  submitFinalSentence: (player) => player.submitFinalSentence('Lueur'),
  revealFinalSentenceHint: (player) => player.revealFinalSentenceHint(1),
  revealFinalSentence: (player) => player.revealFinalSentence(),
  fragments: (player) => player.fragments(),
  artefacts: (player) => player.artefacts(),
  standing: (player) => player.standing(),
};

beforeEach(() => {
  localStorage.clear();
  stubSettings();
  playEdition('2024');
  // A knight has signed in since the page of the visitor was rendered.
  storeSession('perceval');
});

test("audit finding 4: no call of a visitor carries the session that is there: its answer is nobody else's (rule 22.6)", async () => {
  const received = answerWith(({ path }) => ({ json: REPLIES[path.replace('rpc/', '')] ?? null }));
  for (const verb of Object.values(VERBS)) await verb(visitorPlayer(null, null));
  // Given up, in an edition where it is not solved yet.
  await visitorPlayer('2023', null).submit(3, { kind: 'reveal' });
  const asked = received.map(({ path }) => path.replace('rpc/', ''));
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(REPLIES).toSorted());
  expect(received.flatMap(({ path, headers }) => (headers.get('authorization') ? [path] : []))).toEqual([]);
});
