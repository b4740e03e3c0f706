import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { installFakeSpeech } from '@/testing/fakeSpeech';
import { ListenExtract } from './ListenExtract';

const EXTRACT = 'La nuit tombe. Le vent se lève.\n\n« Qui est là ? » dit-elle.';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('the extract is read sentence by sentence, then can be read again (rule 26.17)', async () => {
  const engine = installFakeSpeech();
  render(<ListenExtract extract={EXTRACT} />);
  await pass(2_000);
  fireEvent.click(screen.getByRole('button', { name: "Écouter l'extrait" }));
  await pass(0);
  expect(button('Arrêter la lecture')).not.toBeNull();
  await pass(10_000);
  expect(engine.heard).toEqual(['La nuit tombe.', 'Le vent se lève.', 'Qui est là ? dit-elle.']);
  expect(button("Écouter l'extrait")).not.toBeNull();
});

test('a second press stops the voice, and so does leaving the page', async () => {
  const engine = installFakeSpeech();
  const { unmount } = render(<ListenExtract extract={EXTRACT} />);
  await pass(2_000);
  fireEvent.click(screen.getByRole('button', { name: "Écouter l'extrait" }));
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Arrêter la lecture' }));
  expect(engine.speaking).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: "Écouter l'extrait" }));
  await pass(400);
  expect(engine.speaking).not.toBeNull();
  unmount();
  expect(engine.speaking).toBeNull();
});

test('without a French voice there is no button', async () => {
  installFakeSpeech([]);
  render(<ListenExtract extract={EXTRACT} />);
  await pass(2_000);
  expect(screen.queryByRole('button')).toBeNull();
});
