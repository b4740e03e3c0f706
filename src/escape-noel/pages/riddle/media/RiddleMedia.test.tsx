import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

const UPLOADED = '/storage/v1/object/public/edition-media/0123456789abcdef0123456789abcdef';

test('uploaded media are loaded from the project, captions included', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projet.test');
  const { container } = render(
    <RiddleMedia
      media={{
        type: 'video',
        url: `${UPLOADED}.mp4`,
        imageUrl: `${UPLOADED}.webp`,
        alternative: 'Une lune se lève.',
      }}
      onPlayingChange={() => undefined}
    />,
  );
  const addresses = [...container.querySelectorAll('[src], [poster]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('poster'),
  );
  expect(addresses).toEqual(['webp', 'mp4', 'vtt'].map((type) => `https://projet.test${UPLOADED}.${type}`));
  // Else the browser refuses the captions.
  expect(container.querySelector('video')?.crossOrigin).toBe('anonymous');
});
