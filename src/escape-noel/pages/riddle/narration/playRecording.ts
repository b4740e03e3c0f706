import type { PlaybackEvents } from '@/effects/speech';

/**
 * Plays a recording, with the voice as it is when it is slower.
 * @param fromS where it begins, in seconds.
 * @returns stops it, and returns where.
 */
export function playRecording(
  url: string,
  { rate, fromS }: { rate: number; fromS: number },
  { onEnd, onError }: Pick<PlaybackEvents, 'onEnd' | 'onError'>,
): () => number {
  const audio = new Audio(url);
  let isOver = false;
  const finish = (report: () => void) => {
    if (isOver) return;
    isOver = true;
    report();
  };
  audio.playbackRate = rate;
  audio.currentTime = fromS;
  audio.addEventListener('ended', () => finish(onEnd));
  audio.addEventListener('error', () => finish(() => onError(audio.error?.message ?? url)));
  audio.play().catch((error: unknown) => finish(() => onError(error)));
  return () => {
    finish(() => audio.pause());
    return audio.currentTime;
  };
}
