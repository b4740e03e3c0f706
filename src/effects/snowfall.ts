import { followCalm, isCalm } from './calm';

/** Flakes in the air at once when it begins, new ones in the air at most, and for how long. */
export const SNOW_INITIAL = 120;
export const SNOW_MAX_NEW = 80;
export const SNOW_MS = 30_000;

/** Between two new flakes. */
const NEW_FLAKE_MS = 140;
const FALL_MS = { least: 8_000, most: 16_000 };
const SIZE_PX = { least: 3, most: 9 };

const nothing = () => {};

interface SnowfallOptions {
  initial?: number;
  maxNew?: number;
  /** `Infinity` to snow until it is stopped. */
  durationMs?: number;
}

/**
 * Lets it snow over the page: only transforms move, so the compositor does it all. Holds off while « Mode calme » is on, and comes
 * back after it.
 * @returns how to stop and leave nothing behind.
 */
export function startSnowfall({
  initial = SNOW_INITIAL,
  maxNew = SNOW_MAX_NEW,
  durationMs = SNOW_MS,
}: SnowfallOptions = {}): () => void {
  let clear = nothing;
  let over = false;
  const follow = () => {
    clear();
    clear = over || isCalm() ? nothing : snow(initial, maxNew, () => over);
  };
  const unfollow = followCalm(follow);
  follow();
  // What is in the air when the time is over falls to the ground.
  const timer = Number.isFinite(durationMs) ? setTimeout(() => (over = true), durationMs) : undefined;
  return () => {
    clearTimeout(timer);
    unfollow();
    clear();
  };
}

function snow(initial: number, maxNew: number, isOver: () => boolean): () => void {
  const sky = makeSky(initial, maxNew);
  let fallingNew = 0;
  for (let count = 0; count < initial; count += 1) dropFlake(sky, Math.random(), leaveWhenEmpty);
  const refill = setInterval(() => {
    if (isOver()) clearInterval(refill);
    else if (!document.hidden && fallingNew < maxNew) {
      fallingNew += 1;
      dropFlake(sky, 0, () => {
        fallingNew -= 1;
        leaveWhenEmpty();
      });
    }
  }, NEW_FLAKE_MS);

  function leaveWhenEmpty() {
    if (isOver() && sky.childElementCount === 0) sky.remove();
  }
  return () => {
    clearInterval(refill);
    sky.remove();
  };
}

/**
 * Lets one flake fall.
 * @param progress 0 to 1: how far it has fallen already.
 */
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

function makeSky(initial: number, maxNew: number): HTMLElement {
  const sky = document.createElement('div');
  sky.dataset['effect'] = 'neige';
  sky.dataset['initial'] = String(initial);
  sky.dataset['maxNew'] = String(maxNew);
  sky.setAttribute('aria-hidden', 'true');
  sky.className = 'pointer-events-none fixed inset-0 z-30 overflow-hidden contain-strict';
  document.body.append(sky);
  return sky;
}

function between({ least, most }: { least: number; most: number }): number {
  return least + Math.random() * (most - least);
}
