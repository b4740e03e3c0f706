import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '@/api/media';
import { PictureDialog } from './PictureDialog';
import type { shrunkPicture as Shrink } from './picture';
import type { PictureKind } from './picturePlaces';

const shrunkPicture = vi.hoisted(() =>
  vi.fn<(...given: Parameters<typeof Shrink>) => ReturnType<typeof Shrink>>(),
);
vi.mock('./picture', async (original) => ({ ...(await original<object>()), shrunkPicture }));

/** The size at which the picture is shown, in CSS pixels: a quarter. */
const SHOWN = { width: 400, height: 225 };
const LANDSCAPE = { width: 1600, height: 900 };

beforeEach(() => {
  shrunkPicture.mockReset();
  shrunkPicture.mockResolvedValue(new Blob([new Uint8Array(58_000)], { type: 'image/webp' }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => {} }),
  );
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, SHOWN.width, SHOWN.height);
});

function lastCut() {
  const cut = shrunkPicture.mock.lastCall?.[3];
  if (!cut) throw new Error('No picture was made');
  return cut;
}
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Poignée ${name}.:`) });
const press = (name: string) => screen.getByRole('button', { name });

async function open(kind: PictureKind, picture = LANDSCAPE) {
  const file = new File([new Uint8Array(411_200)], 'bois.jpg');
  const onSend = vi.fn<(file: UploadedFile) => void>();
  const onChooseAnother = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <PictureDialog
      choice={1}
      focusAfter={() => null}
      onChooseAnother={onChooseAnother}
      onClose={onClose}
      onSend={onSend}
      picture={{ file, kind, ...picture }}
    />,
  );
  await screen.findByText('412 ko → 58 ko');
  return { onSend, onChooseAnother, user: userEvent.setup() };
}

/** Presses a key on an element, then waits for the new picture. */
async function key(target: HTMLElement, options: { key: string; shiftKey?: boolean }) {
  const made = shrunkPicture.mock.calls.length;
  fireEvent.keyDown(target, options);
  await vi.waitFor(() => expect(shrunkPicture.mock.calls.length).toBeGreaterThan(made));
}

test('a landscape picture for a touch board begins with the largest frame of its shape', async () => {
  await open('touch');
  expect(lastCut()).toEqual({ x: 440, y: 0, width: 720, height: 900 });
  expect(screen.getByText(/Portrait, 4 de large pour 5 de haut/)).toBeTruthy();
});

test('the arrows move the frame, ten times further with Shift, and never out of the picture', async () => {
  await open('touch');
  const frame = screen.getByRole('group', { name: /^Le cadre/ });
  await key(frame, { key: 'ArrowRight' });
  expect(lastCut().x).toBeCloseTo(444);
  await key(frame, { key: 'ArrowLeft', shiftKey: true });
  expect(lastCut().x).toBeCloseTo(404);
  for (let step = 0; step < 12; step += 1) fireEvent.keyDown(frame, { key: 'ArrowLeft', shiftKey: true });
  await vi.waitFor(() => expect(lastCut().x).toBe(0));
});

test('the arrows change the size from a corner, and + and - from the frame, with the same proportion', async () => {
  await open('touch');
  await key(handle('en bas à droite'), { key: 'ArrowLeft', shiftKey: true });
  const smaller = lastCut();
  expect(smaller.width).toBeLessThan(720);
  expect(smaller.width / smaller.height).toBeCloseTo(0.8, 5);
  expect([smaller.x, smaller.y].map(Math.round)).toEqual([440, 0]);
  await key(screen.getByRole('group', { name: /^Le cadre/ }), { key: '-' });
  expect(lastCut().width).toBeCloseTo(smaller.width / 1.1);
  expect(lastCut().width / lastCut().height).toBeCloseTo(0.8, 5);
});

test('a picture can be kept whole, and framed again where it was', async () => {
  const { user } = await open('touch');
  await user.click(screen.getByRole('button', { name: /^Plus petit/ }));
  await user.click(press("Garder toute l'image"));
  await screen.findByText(/des bandes lui donnent la forme/);
  await vi.waitFor(() => expect(lastCut()).toEqual({ x: 0, y: -550, width: 1600, height: 2000 }));
  await user.click(press('Recadrer'));
  await vi.waitFor(() => expect(lastCut().width).toBeCloseTo(720 / 1.1));
});

test('a picture of the right shape is sent with one press, and no frame', async () => {
  const { user, onSend } = await open('touch', { width: 960, height: 1200 });
  expect(screen.queryByRole('group', { name: 'Recadrage' })).toBeNull();
  expect(screen.getByText('Elle a la bonne forme.')).toBeTruthy();
  await user.click(press('Envoyer'));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.lastCall?.[0]).toMatchObject({ extension: 'webp', content: { size: 58_000 } });
});

test('where a page shows pictures whole, a frame is free', async () => {
  const { user } = await open('picture');
  expect(lastCut()).toEqual({ x: 0, y: 0, ...LANDSCAPE });
  await user.click(press('Recadrer'));
  await key(handle('en bas'), { key: 'ArrowUp', shiftKey: true });
  expect(lastCut()).toEqual({ x: 0, y: 0, width: 1600, height: 860 });
});

test('a picture that stays too heavy says so, and is not sent', async () => {
  const { user, onSend } = await open('touch');
  shrunkPicture.mockResolvedValue(null);
  await user.click(screen.getByRole('button', { name: /^Plus petit/ }));
  await screen.findByText(/ne descend pas sous 60 ko/);
  await user.click(press('Envoyer'));
  expect(onSend).not.toHaveBeenCalled();
});

test('a frame with too few pixels is said to look blurred', async () => {
  await open('touch', { width: 640, height: 360 });
  expect(screen.getByText(/288 × 360.pixels.: elle peut sembler floue/)).toBeTruthy();
});

test('another picture can be chosen', async () => {
  const { user, onChooseAnother } = await open('touch');
  await user.click(press('Choisir une autre image'));
  expect(onChooseAnother).toHaveBeenCalledOnce();
});
