// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMusic, SOUND_CONTROL, type Music } from './music';

/** The part of `AudioContext` that the music uses. `allowed` is the browser's autoplay policy. */
class FakeContext extends EventTarget {
  static allowed = true;
  static readonly all: FakeContext[] = [];
  state: AudioContextState = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    super();
    FakeContext.all.push(this);
  }
  #become(state: AudioContextState): Promise<void> {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  resume() {
    return FakeContext.allowed ? this.#become('running') : new Promise<void>(() => undefined);
  }
  suspend() {
    return this.#become('suspended');
  }
  close() {
    return this.#become('closed');
  }
  decodeAudioData() {
    return Promise.resolve({});
  }
}

class FakeAudio {
  play(): Promise<void> {
    return FakeContext.allowed
      ? new Promise(() => undefined)
      : Promise.reject(new DOMException('A gesture is needed', 'NotAllowedError'));
  }
}

const sources: { options: AudioBufferSourceOptions; started: number[] }[] = [];
class FakeSource {
  readonly record;
  constructor(_context: unknown, options: AudioBufferSourceOptions) {
    this.record = { options, started: [] as number[] };
    sources.push(this.record);
  }
  connect() {}
  start(_when: number, offset: number) {
    this.record.started.push(offset);
  }
}
const gains: { gain: { value: number; setTargetAtTime: (value: number) => void } }[] = [];
class FakeGain {
  readonly gain;
  constructor(_context: unknown, { gain }: { gain: number }) {
    const param = { value: gain, setTargetAtTime: (value: number) => void (param.value = value) };
    this.gain = param;
    gains.push(this);
  }
  connect() {}
}

const LOOP = { url: '/musique.mp3', startS: 0.5, durationS: 10 };

describe('the background music', () => {
  let music: Music;
  beforeEach(() => {
    FakeContext.allowed = true;
    FakeContext.all.length = 0;
    sources.length = 0;
    gains.length = 0;
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('AudioBufferSourceNode', FakeSource);
    vi.stubGlobal('GainNode', FakeGain);
    vi.stubGlobal('Audio', FakeAudio);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('notes')));
    music = createMusic(LOOP, 0.3);
  });
  afterEach(() => music.close());

  it('loads and plays nothing before `play`', () => {
    expect(FakeContext.all).toHaveLength(0);
    expect(music.state()).toBe('off');
  });

  it('loops between its two points at volume 0.3', async () => {
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
    expect(sources[0]).toMatchObject({
      options: { loop: true, loopStart: 0.5, loopEnd: 10.5 },
      started: [0.5],
    });
    expect(gains[0]?.gain.value).toBe(0.3);
  });

  it('is blocked where autoplay is forbidden, loads nothing, and starts at the first gesture', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('notes')));
    vi.stubGlobal('fetch', fetched);
    FakeContext.allowed = false;
    music.play();
    expect(music.state()).toBe('blocked');
    expect(fetched).not.toHaveBeenCalled();
    FakeContext.allowed = true;
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(music.state()).toBe('starting');
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(sources).toHaveLength(1);
  });

  it('asks for playback, so that the silent switch of an iPhone does not mute it', () => {
    const audioSession = { type: 'auto' };
    vi.stubGlobal('navigator', { audioSession });
    FakeContext.allowed = false;
    music.play();
    audioSession.type = 'auto';
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(audioSession.type).toBe('playback');
  });

  it('is tried before any gesture, and plays where the browser allows it', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
  });

  it('opens no audio before the gesture that the browser requires', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    FakeContext.allowed = false;
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('blocked'));
    expect(FakeContext.all).toHaveLength(0);
    FakeContext.allowed = true;
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
  });

  it('is logged once where it is blocked', () => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    FakeContext.allowed = false;
    music.play();
    music.play();
    vi.advanceTimersByTime(5_000);
    expect(warn).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('does not start at a gesture on its own control', async () => {
    FakeContext.allowed = false;
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('blocked'));
    FakeContext.allowed = true;
    const button = document.createElement('button');
    button.setAttribute(SOUND_CONTROL, '');
    document.body.append(button);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(music.state()).toBe('blocked');
    button.remove();
  });

  it('fades out for a recording, and back in', async () => {
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
    music.setQuiet(true);
    expect(gains[0]?.gain.value).toBe(0);
    music.setQuiet(false);
    expect(gains[0]?.gain.value).toBe(0.3);
  });

  it('pauses and plays again without loading twice', async () => {
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
    music.pause();
    expect(music.state()).toBe('off');
    expect(FakeContext.all[0]?.state).toBe('suspended');
    music.play();
    expect(music.state()).toBe('playing');
    expect(sources).toHaveLength(1);
  });

  it('releases the audio context when closed', async () => {
    music.play();
    await vi.waitFor(() => expect(music.state()).toBe('playing'));
    music.close();
    expect(FakeContext.all[0]?.state).toBe('closed');
    expect(music.state()).toBe('off');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(FakeContext.all).toHaveLength(1);
  });

  it('is off when the file does not load', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    music.play();
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(music.state()).toBe('off');
  });
});
