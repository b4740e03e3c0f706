// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { answerRequests } from '@/api/apiFetch';
import { ApiError } from '@/api/errors';
import type { tryAnswer } from '@/api/workshop';
import { readDocument, type PreviewEdition } from './previewEdition';
import { previewPlayer } from './previewPlayer';
import { replyFrom } from './previewReplies';
import type { Scene } from './scene';
import { storeScene, updateScene } from './storedScene';

const NOW = new Date('2026-12-12T06:00:00Z');
const written = (day: number) => ({
  day,
  question: `Question ${day}`,
  answers: [`réponse ${day}`, 'autre'],
  near_misses: [{ answers: ['presque'], message: 'Tu brûles.' }],
  closing: 'Fin.',
  explanation: 'Parce que.',
  fragment: `Fragment${day}`,
  hints: [1, 2, 3].map((rang) => ({ rang, texte: `Indice ${rang}` })),
  defi: { question: 'Et encore ?', answers: ['oui'], hint: 'Dis-le.', explanation: 'Voilà.' },
  artefact: { title: 'Un grelot', description: 'Il sonne.', image_url: null },
});
const DOCUMENT = {
  schedule: { first_door: '2026-12-01' },
  feast: { question: 'La phrase ?', sentence: 'La magie', hints: ['Lis.'], letter: 'Bravo.' },
  riddles: Array.from({ length: 24 }, (_, index) => written(index + 1)),
};
const edition = readDocument(DOCUMENT);

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  localStorage.clear();
});

function play(changes: Partial<Scene>, now = NOW) {
  const judge = vi.fn<typeof tryAnswer>().mockResolvedValue({
    verdict: 'wrong',
    message: null,
  });
  const scene: Scene = {
    moment: null,
    player: 'chevalier',
    day: 12,
    state: '0',
    sentence: 'cherchee',
    ...changes,
  };
  const shown = { edition };
  answerRequests((request) => replyFrom({ ...shown, now, judge }, request));
  storeScene(edition, scene, now);
  const start = () => previewPlayer({ key: 'preview', kind: scene.player, now: () => now });
  /** The document changes while it is played. */
  const change = (changed: PreviewEdition) => {
    shown.edition = changed;
    updateScene(changed);
    return start();
  };
  return { player: start(), judge, change };
}
const daysOf = async ({ player }: ReturnType<typeof play>) =>
  (await player.completions()).map(({ day, score }) => `${day}: ${score}`);

test('the days before the scene are solved, and its own is as chosen', async () => {
  const before = Array.from({ length: 11 }, (_, index) => `${index + 1}: 5`);
  expect(await daysOf(play({}))).toEqual(before);
  expect(await daysOf(play({ state: 'resolu' }))).toEqual([...before, '12: 5']);
  expect(await daysOf(play({ state: 'revele' }))).toEqual([...before, '12: 0']);
});

test('nothing is solved behind a door that is closed', async () => {
  expect(await daysOf(play({ state: 'resolu' }, new Date('2026-12-02T06:00:00Z')))).toEqual(['1: 5', '2: 5']);
  expect(await daysOf(play({ state: 'resolu' }, new Date('2026-11-20T06:00:00Z')))).toEqual([]);
});

test('revealed hints cost points, and none comes once the day is solved', async () => {
  const { player, judge } = play({ state: '2' });
  expect((await player.hints(12)).map(({ text }) => text)).toEqual(['Indice 1', 'Indice 2']);
  judge.mockResolvedValueOnce({ verdict: 'right', message: null });
  const outcome = await player.submit(12, { kind: 'answer', text: 'réponse 12' });
  expect(outcome).toMatchObject({
    status: 'solved',
    success: { points: 2, revealed: false, completedCount: 12 },
  });
  expect(await player.revealHint(12, 3)).toBeNull();
});

test('an answer is judged by the server, with the texts of the document', async () => {
  const { player, judge } = play({});
  judge.mockResolvedValueOnce({ verdict: 'wrong', message: 'Tu brûles.' });
  expect(await player.submit(12, { kind: 'answer', text: 'presque' })).toEqual({
    status: 'wrong',
    retryAfterS: 0,
    message: 'Tu brûles.',
  });
  const { question, answers, near_misses } = written(12);
  expect(judge).toHaveBeenCalledWith({ question, answers, near_misses, board_answers: undefined }, 'presque');
  expect(await player.revelation(12)).toBeNull();
});

test('the answer can be given up once every hint is revealed, for no point', async () => {
  expect(await play({ state: '2' }).player.submit(12, { kind: 'reveal' })).toEqual({
    status: 'refused',
    hintsLeft: 1,
  });
  const outcome = await play({ state: '3' }).player.submit(12, { kind: 'reveal' });
  expect(outcome).toMatchObject({ status: 'solved', success: { points: 0, revealed: true } });
});

test('a solved day has its revelation, its bonus question, its fragment and its artefact', async () => {
  const { player, judge } = play({ state: 'resolu' });
  expect(await player.revelation(12)).toMatchObject({ answer: 'réponse 12', fragment: 'Fragment12' });
  expect(await player.bonusQuestion(12)).toEqual({ question: 'Et encore ?', hint: 'Dis-le.', solved: null });
  judge.mockResolvedValueOnce({ verdict: 'right', message: null });
  await player.submitBonusAnswer(12, 'oui');
  expect(judge).toHaveBeenCalledWith({ question: 'Et encore ?', answers: ['oui'] }, 'oui');
  expect(await player.solvedBonusDays()).toEqual([12]);
  expect((await player.fragments()).at(-1)).toEqual({ day: 12, word: 'Fragment12' });
  expect((await player.artefacts()).at(-1)).toMatchObject({
    day: 12,
    title: 'Un grelot',
    word: 'Fragment12',
  });
});

test('the final sentence is there once every day is solved', async () => {
  const late = new Date('2026-12-25T06:00:00Z');
  expect(await play({ day: 24 }, late).player.finalSentence()).toBeNull();
  const { player, judge } = play({ day: 24, state: 'resolu' }, late);
  expect(await player.finalSentence()).toEqual({
    question: 'La phrase ?',
    hintCount: 1,
    hints: [],
    solved: null,
  });
  expect(await player.revealFinalSentence()).toEqual({ status: 'refused' });
  expect(await player.revealFinalSentenceHint(1)).toBe('Lis.');
  judge.mockResolvedValueOnce({ verdict: 'right', message: null });
  expect(await player.submitFinalSentence('La magie')).toEqual({
    status: 'solved',
    solution: { sentence: 'La magie', letter: 'Bravo.', revealed: false },
  });
  const found = play({ day: 24, state: 'resolu', sentence: 'revelee' }, late).player;
  expect((await found.finalSentence())?.solved).toMatchObject({ revealed: true });
});

test('a visitor has neither artefacts nor a rank', async () => {
  const { player } = play({ player: 'visiteur', state: 'resolu' });
  expect([player.isVisitor, await player.artefacts(), await player.standing()]).toEqual([true, [], null]);
  expect((await player.completions())[0]?.storedBy).toBe('browser');
});

test('a day that is solved in the preview is stored at its time, as its player would have it stored', async () => {
  const knight = play({});
  knight.judge.mockResolvedValue({ verdict: 'right', message: null });
  expect(await knight.player.submit(12, { kind: 'answer', text: 'oui' })).toMatchObject({
    success: { storedBy: 'server' },
  });
  expect((await knight.player.completions()).at(-1)).toMatchObject({ completedAt: NOW, storedBy: 'server' });
  expect((await knight.player.standing())?.lastQuestAt).toEqual(NOW);
});

test('another document changes the texts of what has been found', async () => {
  const { player, judge, change } = play(
    { day: 24, state: 'resolu', sentence: 'trouvee' },
    new Date('2026-12-25'),
  );
  judge.mockResolvedValue({ verdict: 'right', message: null });
  await player.submitBonusAnswer(24, 'oui');
  await player.revealFinalSentenceHint(1);
  const day = { ...written(24), fragment: 'Neige', defi: { ...written(24).defi, answers: ['si'] } };
  const changed = change(
    readDocument({
      ...DOCUMENT,
      feast: { ...DOCUMENT.feast, sentence: 'La neige', hints: ['Relis.'] },
      riddles: [...DOCUMENT.riddles.slice(0, 23), day],
    }),
  );
  expect(await changed.revelation(24)).toMatchObject({ fragment: 'Neige' });
  expect((await changed.fragments()).at(-1)).toEqual({ day: 24, word: 'Neige' });
  expect((await changed.bonusQuestion(24))?.solved).toMatchObject({ answer: 'si', explanation: 'Voilà.' });
  expect(await changed.finalSentence()).toMatchObject({ hints: [], solved: { sentence: 'La neige' } });
});

test('the hints are those of the document as it is now', async () => {
  const { player, change } = play({ state: '2' });
  expect(await player.hints(12)).toHaveLength(2);
  const riddles = DOCUMENT.riddles.map((each) => ({ ...each, hints: [{ rang: 1, texte: 'Un autre.' }] }));
  const changed = change(readDocument({ ...DOCUMENT, riddles }));
  expect((await changed.hints(12)).map(({ text }) => text)).toEqual(['Un autre.']);
});

test('a failure of the judge reaches the page as it is', async () => {
  const { player, judge } = play({});
  judge.mockRejectedValueOnce(new ApiError('signed_out', 'ended'));
  await expect(player.submit(12, { kind: 'answer', text: 'oui' })).rejects.toMatchObject({
    code: 'signed_out',
  });
  judge.mockRejectedValueOnce(new ApiError('unexpected', 'oops'));
  await expect(player.submit(12, { kind: 'answer', text: 'oui' })).rejects.toMatchObject({
    code: 'unexpected',
  });
});

test('what is not written yet is refused with a sentence', async () => {
  const { change } = play({});
  const player = change(readDocument({ ...DOCUMENT, riddles: [] }));
  await expect(player.submit(12, { kind: 'answer', text: 'oui' })).rejects.toMatchObject({
    message: "Ce jour n'est pas encore écrit",
    forPlayers: true,
  });
});
