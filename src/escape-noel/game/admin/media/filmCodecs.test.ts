import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { filmRefusal } from './filmCodecs';
import { filmFixture } from '@/testing/filmFixture';

const refusal = (film: Parameters<typeof filmFixture>[0]) =>
  filmRefusal(filmFixture(film))?.replaceAll('\u00A0', ' ') ?? 'accepted';

test.each([
  ['AAC', {}],
  ['MP3', { objectType: 0x6b }],
  ['no sound', { sound: null }],
  ['its description at the end', { isLast: true }],
  ['the brand of a phone', { brand: 'mp42' }],
  ['a baseline profile', { profile: 66 }],
])('a film in H.264 with %s is accepted', (_, film) => {
  expect(refusal(film)).toBe('accepted');
});

test.each([
  ['hvc1', 'HEVC (H.265)'],
  ['hev1', 'HEVC (H.265)'],
  ['dvh1', 'Dolby Vision'],
  ['av01', 'AV1'],
  ['vp09', 'VP9'],
  ['mp4v', 'MPEG-4 partie 2'],
])('a film in %s is refused, whatever its brand', (picture, name) => {
  for (const brand of ['isom', 'mp42', 'avc1'])
    expect(refusal({ brand, picture })).toBe(
      `est un film en ${name}, que beaucoup d'appareils ne lisent pas : exporte-le en H.264`,
    );
});

test.each([
  [{ sound: 'ac-3' }, 'en AC-3'],
  [{ sound: 'ec-3' }, 'en E-AC-3'],
  [{ sound: 'Opus' }, 'en Opus'],
  [{ sound: 'alac' }, 'en ALAC'],
  [{ sound: 'samr' }, 'en AMR'],
  [{ sound: 'sowt' }, 'dans un format peu lu (sowt)'],
  [{ objectType: 0xdd }, 'dans un format peu lu (mp4a.dd)'],
])('a film with the sound %j is refused', (film, name) => {
  expect(refusal(film)).toBe(
    `a un son ${name}, que beaucoup d'appareils ne lisent pas : exporte-le en H.264 avec un son AAC`,
  );
});

test('H.264 of ten bits is refused', () => {
  expect(refusal({ profile: 110 })).toContain('exporte-le en H.264');
});

test('a sound alone, a cut film and other bytes are refused', () => {
  expect(refusal({ picture: null })).toBe("n'a que du son : envoie-le en MP3, comme un son");
  const film = filmFixture();
  for (const length of [0, 8, 40, 200])
    expect(filmRefusal(film.subarray(0, length))?.replaceAll('\u00A0', ' ')).toBe(
      "n'est pas entier, ou abîmé : exporte-le à nouveau en MP4",
    );
  for (let at = 0; at < film.length; at += 1) filmRefusal(film.with(at, 0xff));
});

test('the films of the editions are accepted', async () => {
  expect(filmRefusal(await readFile('supabase/edition/2024/videos/jour-14.mp4'))).toBeNull();
});
