import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Capture from '@/effects/captureImage';
import type { CaptureStage } from '@/effects/captureImage';
import { SharePicture } from './SharePicture';

/** A capture that goes on as the test says. */
const capture = vi.hoisted(() => ({
  show: (_stage: CaptureStage): void => undefined,
  succeed: (_picture: Blob): void => undefined,
  fail: (_cause: Error): void => undefined,
}));
vi.mock(import('@/lib/canvasTruth'), () => ({ isCanvasTrue: () => true }));
vi.mock('@/effects/captureImage', () => ({
  prepareCapture: () => undefined,
  captureImage: ((_element, _options, onStage) =>
    new Promise((resolve, reject) => {
      Object.assign(capture, { show: onStage, succeed: resolve, fail: reject });
    })) satisfies typeof Capture.captureImage,
}));

const WORDS = { fileName: 'carte.png', downloadName: 'ma-carte.png', title: 'Ma carte' };
const offer = () => screen.findByRole('button', { name: 'Partager ma carte' });
const preview = async () => within(await screen.findByRole('dialog', { name: 'Ma carte' }));
const press = async (button: Promise<HTMLElement>) => void fireEvent.click(await button);
const isBusy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true';

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:carte';
  URL.revokeObjectURL = () => undefined;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharePicture
        alternative="Carte de Noël"
        label="Partager ma carte"
        picture={{ width: 400, scale: 2, background: '#000000' }}
        words={WORDS}
      >
        <p>Joyeux Noël</p>
      </SharePicture>
    </QueryClientProvider>,
  );
  await press(offer());
  await screen.findByText('Joyeux Noël');
});
afterEach(() => vi.unstubAllGlobals());

const finish = () => capture.succeed(new Blob(['png'], { type: 'image/png' }));
const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

test('while the picture is made its button says each stage, and the page says so to screen readers', async () => {
  expect(isBusy(await screen.findByRole('button', { name: 'Capture…' }))).toBe(true);
  await screen.findByText('Ton image se dessine…');
  act(() => capture.show('encoding'));
  await screen.findByRole('button', { name: 'Génération...' });
  finish();
  (await preview()).getByRole('img', { name: 'Carte de Noël' });
  expect(screen.queryByText('Ton image se dessine…')).toBeNull();
});

test('a failed capture says so, and can be tried again', async () => {
  capture.fail(new Error('no canvas'));
  await screen.findByText(/^L'image n'a pas pu être créée\s: tu peux réessayer\.$/);
  expect(screen.queryByRole('dialog', { name: 'Ma carte' })).toBeNull();
  await press(offer());
  await screen.findByText('Ton image se dessine…');
  finish();
  (await preview()).getByRole('img', { name: 'Carte de Noël' });
});

test('while the picture is shared its button is busy', async () => {
  let end: (() => void) | undefined;
  const share = () => new Promise<void>((resolve) => (end = resolve));
  vi.stubGlobal('navigator', { canShare: () => true, share });
  finish();
  const button = await (await preview()).findByRole('button', { name: 'Partager' });
  fireEvent.click(button);
  await waitFor(() => expect(isBusy(button)).toBe(true));
  end?.();
  await waitFor(() => expect(isBusy(button)).toBe(false));
});

test('where sharing is not allowed the picture is downloaded, and the dialog says so', async () => {
  const downloads: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('navigator', { canShare: () => true, share: refuse });
  finish();
  await press((await preview()).findByRole('button', { name: 'Partager' }));
  await (await preview()).findByText(/elle est téléchargée/);
  expect(downloads).toEqual(['ma-carte.png']);
});
