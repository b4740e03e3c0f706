import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DayPreview } from './DayPreview';

const TYPE = 'escape-noel-preview';

interface Sent {
  kind: string;
  document?: object;
  scene?: { day: number; state: string };
  page?: string;
}
let sent: Sent[] = [];
/** The window of the frame. */
const inside = Object.assign(new EventTarget(), { postMessage: (message: Sent) => void sent.push(message) });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get: () => inside,
  });
  return () => {
    vi.useRealTimers();
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'contentWindow');
  };
});

const say = (message: object, source: unknown = inside) =>
  act(() => {
    const event = new MessageEvent('message', { origin: location.origin, data: { type: TYPE, ...message } });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  });
const passTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const queries = new QueryClient();
const previewOf = (document: object, day = 12) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter>
      <DayPreview code="2026" day={day} document={{ ...document }} />
    </MemoryRouter>
  </QueryClientProvider>
);
const Form = ({ title = 'Un' }: { title?: string }) => (
  <>
    <input aria-label="Titre" />
    {previewOf({ title })}
  </>
);
const shown = () => sent.filter(({ kind }) => kind === 'show');

test("the frame is at the day's page, and is sent the document once it is ready", () => {
  render(previewOf({ title: 'Un' }));
  const frame = screen.getByTitle('Aperçu du jeu');
  expect(frame.getAttribute('src')).toBe('/escape-noel/admin/apercu/2026/jeu/jour/12');
  passTime(500);
  say({ kind: 'ready' }, window);
  expect(sent).toEqual([]);
  say({ kind: 'ready' });
  expect(shown().at(-1)).toMatchObject({ document: { title: 'Un' }, scene: { day: 12, state: '0' } });
});

test('what is typed is sent once the typing pauses for 400 ms', () => {
  const { rerender } = render(previewOf({ title: 'Un' }));
  say({ kind: 'ready' });
  passTime(500);
  const before = shown().length;
  rerender(previewOf({ title: 'Un t' }));
  passTime(300);
  rerender(previewOf({ title: 'Un titre' }));
  passTime(399);
  expect(shown()).toHaveLength(before);
  passTime(1);
  expect(shown()).toHaveLength(before + 1);
  expect(shown().at(-1)).toMatchObject({ document: { title: 'Un titre' } });
});

test('another day is another page of the same frame', () => {
  const { rerender } = render(previewOf({}));
  say({ kind: 'ready' });
  const frame = screen.getByTitle('Aperçu du jeu');
  rerender(previewOf({}, 13));
  expect(sent.find(({ kind }) => kind === 'go')?.page).toBe('jour/13');
  expect(shown().at(-1)?.scene?.day).toBe(13);
  expect(screen.getByTitle('Aperçu du jeu')).toBe(frame);
});

test('the focus that the frame takes is given back, however late it shows what it is sent, unless it is pressed', () => {
  const { rerender } = render(<Form />);
  const [field, frame] = [screen.getByLabelText('Titre'), screen.getByTitle('Aperçu du jeu')];
  frame.tabIndex = 0;
  const isGivenBack = () => {
    act(() => frame.focus());
    dispatchEvent(new Event('blur'));
    return document.activeElement === field;
  };
  field.focus();
  say({ kind: 'ready' });
  passTime(10_000);
  expect(isGivenBack()).toBe(true);
  say({ kind: 'moved', page: 'jour/12' });
  passTime(2_900);
  expect(isGivenBack()).toBe(true);
  passTime(200);
  expect(isGivenBack()).toBe(false);

  field.focus();
  rerender(<Form title="Deux" />);
  passTime(500);
  expect(isGivenBack()).toBe(true);
  inside.dispatchEvent(new Event('pointerdown'));
  expect(isGivenBack()).toBe(false);
});
