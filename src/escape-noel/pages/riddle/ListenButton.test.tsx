import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Hint, Riddle } from '@/api/riddles';
import { LONGEST_SPAN } from '@/lib/sentences';
import { visitorPlayer } from '../../game/player/visitorPlayer';
import { hintsQuery, revelationQuery } from '../../game/player/player.queries';
import { ListenButton } from './ListenButton';
import { installFakeSpeech } from '@/testing/fakeSpeech';
import { createSoundTurns } from './soundTurns';

const player = visitorPlayer(null, null);
const riddle: Riddle = {
  edition: '2024',
  day: 3,
  title: 'Le manteau',
  description: 'Il neige. M. Renard attend…\n— Bonsoir\u00A0!',
  question: '«\u00A0Qui suis-je\u00A0?\u00A0»',
  hintCount: 3,
  play: null,
  narrationUrl: null,
  media: { type: 'none' },
};
const ORDER = ['Le manteau', 'Il neige.', 'M. Renard attend…', 'Bonsoir !', 'Qui suis-je ?'];
const hint: Hint = { id: 1, rank: 1, text: 'Je suis blanche.', media: { type: 'none' } };
const revelation = {
  answer: 'la neige',
  closing: "L'éclat fond.",
  explanation: "C'était la neige.",
  fragment: 'Mitaine',
  artefact: { title: 'Le flocon', description: 'Il ne fond pas.', imageUrl: null },
  book: null,
};

interface Shown {
  of?: Partial<Riddle>;
  soundOn?: boolean;
  /** Content of the page other than the riddle. */
  passages?: Record<string, string>;
}
const setQuiet = vi.fn<(quiet: boolean) => void>();
let queries: QueryClient;
let turns: ReturnType<typeof createSoundTurns>;

function Page({ of, soundOn = true, passages }: Shown) {
  const shown = { ...riddle, ...of };
  const { title, description, question } = shown;
  return (
    <QueryClientProvider client={queries}>
      <main>
        <ListenButton
          player={player}
          riddle={shown}
          soundOn={soundOn}
          turnSoundOn={() => undefined}
          turns={turns}
        />
        {Object.entries({ title, description, question, ...passages }).map(([key, text]) => (
          <p data-narration={key} key={key}>
            {text}
          </p>
        ))}
        <p className="sr-only">Jour 3</p>
      </main>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  queries = new QueryClient();
  turns = createSoundTurns(setQuiet);
  setQuiet.mockClear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await vi.dynamicImportSettled();
  for (const ms of [0, 160]) await pass(ms);
};
const isOffered = () => screen.queryByRole('button', { name: 'Écouter' }) !== null;
async function listen(shown: Shown = {}) {
  const page = render(<Page {...shown} />);
  await pass(2_000);
  await press('Écouter');
  return page;
}

test('the day is read sentence by sentence, in the order of the page, and each is shown while it is read (rule 19.1)', async () => {
  const engine = installFakeSpeech();
  await listen();
  const marked = new Array<string | null>();
  for (let second = 0; second < 8; second += 1) {
    const key = document.querySelector('[data-narrated]')?.getAttribute('data-narration') ?? null;
    if (marked.at(-1) !== key) marked.push(key);
    await pass(700);
  }
  expect(engine.texts()).toEqual(ORDER);
  expect(engine.said.every(({ rate, voice }) => rate === 1 && voice === 'Thomas')).toBe(true);
  expect(marked).toEqual(['title', 'description', 'question', null]);
  expect(screen.getByText('Tout est lu.')).toBeTruthy();
  await press('Réécouter');
  expect(engine.texts()).toEqual([...ORDER, 'Le manteau']);
});

test('where the browser can, the very sentence is highlighted, and the page does not change', async () => {
  installFakeSpeech();
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  await listen();
  const { innerHTML } = document.querySelector('main p[data-narration="description"]') ?? document.body;
  await press('Passer à la suite');
  await press('Passer à la suite');
  expect([...(highlights.get('narration') ?? [])].map(String)).toEqual(['M. Renard attend…']);
  expect(document.querySelector('[data-narration="description"]')?.innerHTML).toBe(innerHTML);
  await press('Arrêter la lecture');
  expect(highlights.size).toBe(0);
});

test('a text of a minute is read to its end: no sentence is longer than what browsers cut', async () => {
  const engine = installFakeSpeech();
  const description = `${'la neige tombe sur la forêt, et le hibou compte ses flocons, '.repeat(15)}puis dort.`;
  expect(description.length * 65).toBeGreaterThan(58_000);
  await listen({ of: { description } });
  await pass(90_000);
  expect(engine.texts().slice(1, -1).join(' ')).toBe(description);
  expect(Math.max(...engine.said.map(({ text }) => text.length))).toBeLessThanOrEqual(LONGEST_SPAN);
  expect(engine.texts().at(-1)).toBe('Qui suis-je ?');
});

test('what is hidden is not said: sealed or folded hints, the revelation before success, texts for screen readers', async () => {
  const engine = installFakeSpeech();
  const page = await listen();
  await pass(20_000);
  expect(engine.texts()).toEqual(ORDER);
  // Revealed, and folded.
  queries.setQueryData(hintsQuery(player, 3).queryKey, [hint]);
  queries.setQueryData(revelationQuery(player, 3).queryKey, revelation);
  await press('Réécouter');
  await pass(20_000);
  expect(engine.texts()).toEqual([...ORDER, ...ORDER]);
  // Opened, and solved.
  const { closing, explanation } = revelation;
  page.rerender(
    <Page passages={{ 'hint-1-title': 'Indice 1', 'hint-1': hint.text, closing, explanation }} />,
  );
  await press('Réécouter');
  await pass(20_000);
  const after = ['Indice 1', 'Je suis blanche.', closing, explanation];
  expect(engine.texts()).toEqual([...ORDER, ...ORDER, ...ORDER, ...after]);
});

test('it pauses and begins its sentence again, slower when asked, and goes on at once when asked', async () => {
  const engine = installFakeSpeech();
  await listen();
  await press('Pause');
  await pass(10_000);
  expect(engine.texts()).toEqual(['Le manteau']);
  await press('Continuer');
  await press('Plus lentement');
  expect(screen.getByRole('button', { name: 'Plus lentement' }).getAttribute('aria-pressed')).toBe('true');
  await press('Passer à la suite');
  await press('Encore');
  expect(engine.said.map(({ text, rate }) => `${text} ${rate}`)).toEqual([
    'Le manteau 1',
    'Le manteau 1',
    'Le manteau 0.8',
    'Il neige. 0.8',
    'Il neige. 0.8',
  ]);
  await press('Plus lentement');
  expect(engine.said.at(-1)).toMatchObject({ text: 'Il neige.', rate: 1 });
});

test.each<[string, (page: { rerender: (page: ReactElement) => void; unmount: () => void }) => void]>([
  ['the page is left', (page) => page.unmount()],
  ['the window is closed', () => dispatchEvent(new Event('pagehide'))],
  ['sound is switched off', (page) => page.rerender(<Page soundOn={false} />)],
  ['the board plays', () => turns.riddle(true)],
  [
    'a dialog opens',
    () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.setAttribute('open', '');
      dialog.after(document.createComment(''));
      setTimeout(() => dialog.remove(), 5_000);
    },
  ],
])('the voice is silent once %s (rule 19.4)', async (_when, stop) => {
  const engine = installFakeSpeech();
  const page = await listen();
  expect(engine.speaking).not.toBeNull();
  act(() => stop(page));
  await pass(10_000);
  expect(engine.speaking).toBeNull();
  expect(engine.texts()).toEqual(['Le manteau']);
});

test('the music is muted while the voice reads', async () => {
  installFakeSpeech();
  await listen();
  expect(setQuiet.mock.lastCall).toEqual([true]);
  await press('Pause');
  expect(setQuiet.mock.lastCall).toEqual([false]);
});

test('voices that come late bring the button, and an empty list none', async () => {
  const engine = installFakeSpeech([]);
  render(<Page />);
  await pass(60_000);
  expect(isOffered()).toBe(false);
  act(() => engine.list(['Thomas']));
  expect(isOffered()).toBe(true);
});

test('a browser without speech shows no button', async () => {
  render(<Page />);
  await pass(60_000);
  expect(isOffered()).toBe(false);
});

test('an engine that fails says so, and « Continuer » tries again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const engine = installFakeSpeech();
  engine.fault = 'synthesis-failed';
  await listen();
  await pass(2_000);
  expect(screen.getByText(/La voix de ton appareil ne répond pas/)).toBeTruthy();
  await press('Continuer');
  await pass(20_000);
  expect(engine.texts()).toEqual(['Le manteau', ...ORDER]);
});

test('an engine that says nothing, not even that it fails, counts as failed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.assign(installFakeSpeech(), { speak: () => undefined });
  await listen();
  await pass(20_000);
  expect(screen.getByText(/La voix de ton appareil ne répond pas/)).toBeTruthy();
});
