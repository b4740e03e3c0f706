import { create } from 'canvas-confetti';

const COLORS = ['#F5C862', '#FFF6DC', '#E0566F', '#5FD3A2', '#8F8BC8'];
/** In frames: about 4 s. */
const LIFE_TICKS = 240;
/** After the burst, this share of the pieces falls at this interval. */
const RAIN_SHARE = 1 / 40;
const RAIN_MS = 450;

/**
 * A burst, then a few pieces until the end.
 * @param durationMs `Infinity` to continue until stopped.
 * @param over called at the end.
 * @returns cleans up.
 */
export function rain(pieces: number, durationMs: number, over: () => void): () => void {
  const canvas = makeCanvas(pieces);
  // Its worker would need a blob URL, which the content-security policy blocks.
  const fire = create(canvas, { resize: true, useWorker: false });
  const shared = { colors: COLORS, ticks: LIFE_TICKS, gravity: 0.7, scalar: 1.1 };
  const half = Math.round(pieces / 2);
  const burst = { ...shared, spread: 70, startVelocity: 52 };
  void fire({ ...burst, particleCount: half, angle: 62, origin: { x: 0, y: 0.75 } });
  void fire({ ...burst, particleCount: pieces - half, angle: 118, origin: { x: 1, y: 0.75 } });

  const few = {
    ...shared,
    particleCount: Math.max(1, Math.round(pieces * RAIN_SHARE)),
    angle: 270,
    spread: 60,
    startVelocity: 12,
    drift: 0.3,
  };
  const refill = setInterval(() => {
    if (!document.hidden) void fire({ ...few, origin: { x: Math.random(), y: -0.05 } });
  }, RAIN_MS);
  const timer = Number.isFinite(durationMs) ? setTimeout(over, durationMs) : undefined;
  return () => {
    clearInterval(refill);
    clearTimeout(timer);
    fire.reset();
    canvas.remove();
  };
}

/** A popover: only the top layer is above a modal dialog. */
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
