import { beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpeech } from '@/testing/fakeSpeech';
import { passagesOf, stepsOf } from './steps';

const passages = passagesOf({
  title: 'Le manteau',
  description: 'Il neige.',
  question: 'Qui suis-je\u00A0?',
  board: [],
  hints: [],
  revelation: null,
});
const ALL = ['Le manteau', 'Il neige.', 'Qui suis-je ?'];

/** A narrator of a new visit: no voice is known to be missing yet. */
async function visit() {
  vi.resetModules();
  const { createNarrator } = await import('./narrator');
  const { unlockSpeech } = await import('@/effects/speech');
  const narrator = createNarrator({
    readSteps: () => stepsOf(passages, () => true, null, true),
    onPlayingChange: () => undefined,
  });
  return { narrator, unlockSpeech };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('an engine that loses what it is asked right after a cancel is asked later, on every path', async () => {
  const engine = installFakeSpeech(['Thomas'], { deafMs: 100 });
  const { narrator, unlockSpeech } = await visit();
  unlockSpeech();
  narrator.resume();
  await pass(300);
  expect(engine.heard).toEqual(['Le manteau']);
  for (const act of [
    narrator.again,
    narrator.next,
    () => narrator.setRate(0.8),
    () => {
      narrator.pause();
      narrator.resume();
    },
  ]) {
    const before = engine.heard.length;
    act();
    await pass(200);
    expect(engine.heard).toHaveLength(before + 1);
    expect(narrator.state().status).toBe('reading');
  }
  // Each was asked once.
  expect(engine.said).toHaveLength(engine.heard.length);
  await pass(10_000);
  expect(narrator.state().status).toBe('finished');
});

test('an engine that loses a sentence is asked for it again after 2 s, then the next voice is', async () => {
  const engine = installFakeSpeech(['Audrey', 'Thomas'], { missing: { Audrey: 'silence' } });
  const { narrator } = await visit();
  narrator.resume();
  await pass(1_900);
  expect(engine.said).toHaveLength(1);
  await pass(400);
  expect(engine.said.map(({ voice }) => voice)).toEqual(['Audrey', 'Audrey']);
  await pass(10_000);
  expect(engine.heard).toEqual(ALL);
  // It is struck out for this visit.
  expect(engine.said.slice(2).every(({ voice }) => voice === 'Thomas')).toBe(true);
  narrator.again();
  await pass(1_000);
  expect(engine.said.at(-1)?.voice).toBe('Thomas');
});

test.each(['language-unavailable', 'voice-unavailable'] as const)(
  'a voice that reports %s is replaced at once, and not chosen again',
  async (error) => {
    const engine = installFakeSpeech(['Audrey', 'Thomas'], { missing: { Audrey: error } });
    const { narrator } = await visit();
    narrator.resume();
    await pass(10_000);
    expect(engine.said.map(({ voice }) => voice)).toEqual(['Audrey', 'Thomas', 'Thomas', 'Thomas']);
    expect(narrator.state().status).toBe('finished');
  },
);

test('without an installed voice the reading says so, and « Continuer » does not pretend', async () => {
  const engine = installFakeSpeech(['Audrey'], { missing: { Audrey: 'voice-unavailable' } });
  const { narrator } = await visit();
  narrator.resume();
  await pass(100);
  expect(narrator.state().status).toBe('voiceless');
  narrator.resume();
  await pass(100);
  expect(narrator.state().status).toBe('voiceless');
  expect(engine.said).toHaveLength(1);
});

test('voices that are all silent are tried again by « Continuer »', async () => {
  const faults = { missing: { Audrey: 'silence' as const } };
  const engine = installFakeSpeech(['Audrey'], faults);
  const { narrator } = await visit();
  narrator.resume();
  await pass(5_000);
  expect(narrator.state().status).toBe('failed');
  expect(engine.said).toHaveLength(2);
  Reflect.deleteProperty(faults.missing, 'Audrey');
  narrator.resume();
  await pass(10_000);
  expect(engine.heard).toEqual(ALL);
});

test('an engine that never ends an empty utterance is not given one', async () => {
  const engine = installFakeSpeech(['Thomas'], { sticksOnEmpty: true });
  const { narrator, unlockSpeech } = await visit();
  const utterances = vi.spyOn(engine, 'speak');
  unlockSpeech();
  expect(utterances.mock.calls.map(([{ text, volume }]) => [text, volume])).toEqual([[' ', 0]]);
  narrator.resume();
  await pass(300);
  expect(engine.heard).toEqual(['Le manteau']);
});

test('once stopped it stays silent: a sentence that waits is not said, and one that begins late is cut', async () => {
  const engine = installFakeSpeech(['Thomas'], { lateMs: 1_000 });
  const { narrator } = await visit();
  narrator.resume();
  await pass(500);
  narrator.pause();
  // Begins at 1 s all the same.
  await pass(510);
  expect(engine.speaking).toBeNull();
  await pass(10_000);
  expect(engine.said).toHaveLength(1);

  narrator.resume();
  narrator.again();
  const asked = engine.said.length;
  narrator.close();
  await pass(10_000);
  expect(engine.said).toHaveLength(asked);
  expect(engine.speaking).toBeNull();
});
