import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from './RetryAlert';

/** Each is answered by the test, in its time. */
const ask = vi.fn<(name: string) => Promise<string>>();
let answer: { come: (text: string) => void; fail: () => void };
const drawn = vi.fn<() => void>();

function Reading({ name }: { name: string }) {
  drawn();
  const { data, failure, isAwaited, retry } = useRetriableQuery({
    queryKey: ['reading', name],
    queryFn: () => ask(name),
    retry: false,
  });
  if (data !== undefined) return <p>{data}</p>;
  if (!failure) return <p>Chargement</p>;
  return <RetryAlert busy={isAwaited} onRetry={retry} text={failure.message} />;
}

const client = new QueryClient();
const page = (name: string) => (
  <QueryClientProvider client={client}>
    <Reading name={name} />
  </QueryClientProvider>
);
const button = () => screen.getByRole('button', { name: 'Réessayer' });
const isBusy = () => button().getAttribute('aria-busy') === 'true';

async function openAndFail(name = 'one') {
  ask.mockImplementation(
    (asked) =>
      new Promise((resolve, reject) => {
        answer = { come: resolve, fail: () => reject(new Error(`${asked} n'est pas venu.`)) };
      }),
  );
  const { rerender } = render(page(name));
  screen.getByText('Chargement');
  answer.fail();
  await screen.findByText(`${name} n'est pas venu.`);
  return rerender;
}

afterEach(() => {
  cleanup();
  client.clear();
  ask.mockReset();
  drawn.mockReset();
});

test('what is asked again keeps its button, busy and under the focus, until the answer comes', async () => {
  await openAndFail();
  const pressed = button();
  pressed.focus();
  fireEvent.click(pressed);
  await waitFor(() => expect(isBusy()).toBe(true));
  expect(button()).toBe(pressed);
  expect(document.activeElement).toBe(pressed);
  expect(screen.queryByText('Chargement')).toBeNull();
  answer.come('Voici');
  await screen.findByText('Voici');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('each failure is written anew, and so read out again; the button stays', async () => {
  await openAndFail();
  const pressed = button();
  const said = screen.getByText("one n'est pas venu.");
  fireEvent.click(pressed);
  await waitFor(() => expect(isBusy()).toBe(true));
  expect(screen.getByText("one n'est pas venu.")).toBe(said);
  answer.fail();
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(screen.getByText("one n'est pas venu.")).not.toBe(said);
  expect(button()).toBe(pressed);
});

test('one thing that failed says nothing of another that is asked for', async () => {
  const rerender = await openAndFail('one');
  rerender(page('two'));
  await screen.findByText('Chargement');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is read anew behind what is shown draws nothing', async () => {
  client.setQueryData(['reading', 'one'], 'Voici');
  ask.mockResolvedValue('Voici');
  render(page('one'));
  await waitFor(() => expect(client.getQueryState(['reading', 'one'])?.dataUpdateCount).toBe(2));
  expect(drawn).toHaveBeenCalledTimes(1);
});
