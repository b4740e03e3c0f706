import { beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpeech } from '@/testing/fakeSpeech';
import { createNarrator, SLOW } from './narrator';
import { passagesOf, stepsOf } from './steps';

const passages = passagesOf({
  title: 'Le manteau',
  description: 'Il neige.',
  question: 'Qui suis-je\u00A0?',
  board: ['Fais glisser un morceau.'],
  hints: [],
  revelation: null,
});

const made = new Array<FakeAudio>();
/** The recording that plays. */
const audio = () => made.at(-1);
class FakeAudio extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  error = null;
  isPlaying = false;
  constructor(readonly url: string) {
    super();
    made.push(this);
  }
  play() {
    this.isPlaying = true;
    return Promise.resolve();
  }
  pause() {
    this.isPlaying = false;
  }
}
const report = (type: string) => audio()?.dispatchEvent(new Event(type));

const narratorOf = (hasVoice: boolean) =>
  createNarrator({
    readSteps: (withRecording) =>
      stepsOf(passages, () => true, withRecording ? '/edition/jour.mp3' : null, hasVoice),
    onPlayingChange: () => undefined,
  });

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('Audio', FakeAudio);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a recording is played instead of the title, the story and the question, with the same controls (rule 19.3)', async () => {
  const engine = installFakeSpeech();
  const narrator = narratorOf(true);
  narrator.resume();
  expect(audio()).toMatchObject({ url: '/edition/jour.mp3', isPlaying: true, playbackRate: 1 });
  expect(engine.texts()).toEqual([]);
  Object.assign(audio() ?? {}, { currentTime: 12 });
  narrator.pause();
  expect(audio()).toMatchObject({ isPlaying: false });
  narrator.resume();
  expect(audio()).toMatchObject({ isPlaying: true, currentTime: 12 });
  narrator.setRate(SLOW);
  expect(audio()).toMatchObject({ isPlaying: true, currentTime: 12, playbackRate: SLOW });
  narrator.again();
  expect(audio()).toMatchObject({ isPlaying: true, currentTime: 0 });
  report('ended');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.texts()).toEqual(['Fais glisser un morceau.']);
  expect(narrator.state().status).toBe('finished');
});

test('without a voice the recording is all that is heard', () => {
  const narrator = narratorOf(false);
  narrator.resume();
  report('ended');
  expect(narrator.state().status).toBe('finished');
});

test('a recording that does not load leaves the day to the voice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const engine = installFakeSpeech();
  const narrator = narratorOf(true);
  narrator.resume();
  report('error');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(engine.texts()).toEqual(['Le manteau', 'Il neige.', 'Qui suis-je ?', 'Fais glisser un morceau.']);
});

test('a recording that does not load, without a voice, is said to fail', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const narrator = narratorOf(false);
  narrator.resume();
  report('error');
  expect(narrator.state().status).toBe('failed');
});
