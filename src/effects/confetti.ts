import type confetti from 'canvas-confetti';
import { logFailure } from '@/lib/log';
import { followCalm, isCalm } from '@/lib/calm';

/** Pieces unless told otherwise. */
const CONFETTI_PIECES = 150;

const COLORS = ['#F5C862', '#FFF6DC', '#E0566F', '#5FD3A2', '#8F8BC8'];
/** How many frames a piece lives: about four seconds. */
const LIFE_TICKS = 240;
/** After the burst a light rain goes on, cheap enough for an old phone: one piece in so many, so often. */
const RAIN_SHARE = 1 / 40;
const RAIN_MS = 450;

interface ConfettiOptions {
  pieces?: number;
  /** `Infinity` to rain until it is stopped. */
  durationMs: number;
}

/**
 * Throws confetti over everything, dialogs included, unless « Mode calme » is on. The library is fetched at the first throw.
 * @returns how to stop and leave nothing behind.
 */
export function startConfetti({ pieces = CONFETTI_PIECES, durationMs }: ConfettiOptions): () => void {
  if (isCalm()) return () => {};
  let clean: (() => void) | undefined;
  let stopped = false;
  const unfollow = followCalm(() => {
    if (isCalm()) stop();
  });
  function stop() {
    stopped = true;
    unfollow();
    clean?.();
    clean = undefined;
  }
  async function start() {
    try {
      const library = await import('canvas-confetti');
      if (!stopped) clean = rain(library.default, pieces, durationMs, stop);
    } catch (error) {
      logFailure('Confettis', error);
    }
  }
  void start();
  return stop;
}

function rain(library: typeof confetti, pieces: number, durationMs: number, over: () => void): () => void {
  const canvas = makeCanvas(pieces);
  // Without its worker: that one would be made from a blob, which the content-security policy refuses.
  const fire = library.create(canvas, { resize: true, useWorker: false });
  const shared = { colors: COLORS, ticks: LIFE_TICKS, gravity: 0.7, scalar: 1.1 };
  const half = Math.round(pieces / 2);
  const burst = { ...shared, spread: 70, startVelocity: 52 };
  void fire({ ...burst, particleCount: half, angle: 62, origin: { x: 0, y: 0.75 } });
  void fire({ ...burst, particleCount: pieces - half, angle: 118, origin: { x: 1, y: 0.75 } });

  const handful = {
    ...shared,
    particleCount: Math.max(1, Math.round(pieces * RAIN_SHARE)),
    angle: 270,
    spread: 60,
    startVelocity: 12,
    drift: 0.3,
  };
  const refill = setInterval(() => {
    if (!document.hidden) void fire({ ...handful, origin: { x: Math.random(), y: -0.05 } });
  }, RAIN_MS);
  const timer = Number.isFinite(durationMs) ? setTimeout(over, durationMs) : undefined;
  return () => {
    clearInterval(refill);
    clearTimeout(timer);
    fire.reset();
    canvas.remove();
  };
}

/** A popover, because only the browser's top layer lies over a modal dialog. */
function makeCanvas(pieces: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.dataset['effect'] = 'confetti';
  canvas.dataset['pieces'] = String(pieces);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.className = 'pointer-events-none fixed inset-0 z-60 m-0 size-full border-0 bg-transparent p-0';
  document.body.append(canvas);
  if ('popover' in canvas) {
    canvas.popover = 'manual';
    canvas.showPopover();
  }
  return canvas;
}
