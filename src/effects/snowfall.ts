import { subscribeToCalm, isCalm } from '@/lib/calm';

/** Flakes at the start, and the maximum of new ones. */
export const SNOW_INITIAL = 120;
export const SNOW_MAX_NEW = 80;

const SNOW_MS = 30_000;
const NEW_FLAKE_MS = 140;
const FALL_MS = { least: 8_000, most: 16_000 };
const SIZE_PX = { least: 3, most: 9 };

const nothing = () => {};

/**
 * With transforms only. Stops in « Mode calme » and starts again after it.
 * @param durationMs 30 s by default; `Infinity` to continue until stopped.
 * @returns stops and cleans up.
 */
export function startSnowfall(durationMs = SNOW_MS): () => void {
  let clear = nothing;
  const update = () => {
    clear();
    clear = isCalm() ? nothing : snow();
  };
  const unsubscribe = subscribeToCalm(update);
  update();
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
    clear();
  };
  const timer = Number.isFinite(durationMs) ? setTimeout(stop, durationMs) : undefined;
  return stop;
}

function snow(): () => void {
  const sky = makeSky();
  let fallingNew = 0;
  for (let count = 0; count < SNOW_INITIAL; count += 1) dropFlake(sky, Math.random(), nothing);
  const refill = setInterval(() => {
    if (document.hidden || fallingNew === SNOW_MAX_NEW) return;
    fallingNew += 1;
    dropFlake(sky, 0, () => (fallingNew -= 1));
  }, NEW_FLAKE_MS);
  return () => {
    clearInterval(refill);
    sky.remove();
  };
}

/** @param progress the part of the fall that is over, 0 to 1. */
function dropFlake(sky: HTMLElement, progress: number, onLanded: () => void): void {
  const flake = document.createElement('span');
  const size = between(SIZE_PX);
  const from = Math.random() * 104 - 2;
  const drift = (Math.random() - 0.5) * 14;
  flake.style.cssText =
    `position: absolute; left: 0; top: 0; width: ${size}px; height: ${size}px; ` +
    `border-radius: 50%; background: #FFF6DC; opacity: ${0.35 + Math.random() * 0.5}`;
  sky.append(flake);
  const fall = flake.animate(
    [
      { transform: `translate3d(${from}vw, -4vh, 0)` },
      { transform: `translate3d(${from + drift}vw, 50vh, 0)` },
      { transform: `translate3d(${from + drift / 3}vw, 104vh, 0)` },
    ],
    { duration: between(FALL_MS) },
  );
  fall.currentTime = progress * Number(fall.effect?.getComputedTiming().duration ?? 0);
  fall.onfinish = () => {
    flake.remove();
    onLanded();
  };
}

function makeSky(): HTMLElement {
  const sky = document.createElement('div');
  sky.dataset['effect'] = 'neige';
  sky.dataset['initial'] = String(SNOW_INITIAL);
  sky.dataset['maxNew'] = String(SNOW_MAX_NEW);
  sky.setAttribute('aria-hidden', 'true');
  sky.className = 'pointer-events-none fixed inset-0 z-30 overflow-hidden contain-strict';
  document.body.append(sky);
  return sky;
}

function between({ least, most }: { least: number; most: number }): number {
  return least + Math.random() * (most - least);
}
