import { SKY_LETTERS } from './letters';
import { passageOf } from './timeline';

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0');
  return `00:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** The film in words, as a WebVTT file. */
export function captions(): string {
  const cues = SKY_LETTERS.map(({ caption }, index) => {
    const { fromS, toS } = passageOf(index);
    return `${String(index + 1)}\n${timestamp(fromS)} --> ${timestamp(toS)}\n${caption}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
