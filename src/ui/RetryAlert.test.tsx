import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from './RetryAlert';

/** Answered by the test. */
const ask = vi.fn<(name: string) => Promise<string>>();
let answer: { come: (text: string) => void; fail: () => void };
const rendered = vi.fn<() => void>();

function Reading({ name }: { name: string }) {
  rendered();
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
  rendered.mockReset();
});

test('during a retry the button stays, busy and focused, until the answer comes', async () => {
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

test('each failed retry renders the message again, and so announces it; the button stays', async () => {
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

test('the failure of one query is not shown for another', async () => {
  const rerender = await openAndFail('one');
  rerender(page('two'));
  await screen.findByText('Chargement');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a background refetch does not render again', async () => {
  client.setQueryData(['reading', 'one'], 'Voici');
  ask.mockResolvedValue('Voici');
  render(page('one'));
  await waitFor(() => expect(client.getQueryState(['reading', 'one'])?.dataUpdateCount).toBe(2));
  expect(rendered).toHaveBeenCalledTimes(1);
});
