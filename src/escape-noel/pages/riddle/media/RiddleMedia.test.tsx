import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RiddleMedia } from './RiddleMedia';

/** The caption tracks rendered for a video at this address. */
function tracksOf(url: string): (string | null)[] {
  const { container } = render(
    <RiddleMedia
      media={{ type: 'video', url, imageUrl: null, alternative: 'Une lune se lève.' }}
      onPlayingChange={() => undefined}
    />,
  );
  return [...container.querySelectorAll('video track')].map((track) => track.getAttribute('src'));
}

test('a video has the captions file that is named like it', () => {
  expect(tracksOf('/edition/videos/jour-14.mp4')).toEqual(['/edition/videos/jour-14.vtt']);
});

test('a video without a captions file has no track', () => {
  expect(tracksOf('https://cdn.test/film')).toEqual([]);
});
