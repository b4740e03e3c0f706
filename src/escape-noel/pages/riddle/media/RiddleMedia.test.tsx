import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RiddleMedia } from './RiddleMedia';

/** The caption tracks of a video at this address, as a browser is given them. */
function tracksOf(url: string): (string | null)[] {
  const { container } = render(
    <RiddleMedia
      media={{ type: 'video', url, imageUrl: null, alternative: 'Une lune se lève.' }}
      onPlaying={() => undefined}
    />,
  );
  return [...container.querySelectorAll('video track')].map((track) => track.getAttribute('src'));
}

test('a video has the captions that stand beside it', () => {
  expect(tracksOf('/edition/videos/jour-14.mp4')).toEqual(['/edition/videos/jour-14.vtt']);
});

test('a video that has no place for captions has no track without an address', () => {
  expect(tracksOf('https://cdn.test/film')).toEqual([]);
});
