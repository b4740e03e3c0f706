import { describe, expect, it } from 'vitest';
import { captionsOf, videoSources } from './mediaSources';

describe('the files of a video', () => {
  it('are the MP4 of the edition and a WebM of the same name', () => {
    expect(videoSources('/edition/videos/jour-14.mp4')).toEqual([
      { url: '/edition/videos/jour-14.mp4', type: 'video/mp4' },
      { url: '/edition/videos/jour-14.webm', type: 'video/webm' },
    ]);
  });
  it('are the MP4 alone when the workshop uploaded it', () => {
    const url = '/storage/v1/object/public/edition-media/0123456789abcdef0123456789abcdef.mp4';
    expect(videoSources(url)).toEqual([{ url, type: 'video/mp4' }]);
    expect(captionsOf(url)).toMatch(/0123456789abcdef\.vtt$/);
  });
  it('keep the query after the name', () => {
    expect(videoSources('https://cdn.test/a.b/film.mp4?v=2')[1]?.url).toBe(
      'https://cdn.test/a.b/film.webm?v=2',
    );
    expect(captionsOf('https://cdn.test/film.mp4?v=2')).toBe('https://cdn.test/film.vtt?v=2');
  });
  it('are the given one alone when it is not an MP4', () => {
    expect(videoSources('/film.webm')).toEqual([{ url: '/film.webm', type: 'video/webm' }]);
    expect(videoSources('/film')).toEqual([{ url: '/film', type: '' }]);
    expect(captionsOf('/film')).toBeNull();
  });
});
