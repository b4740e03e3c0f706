import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captions } from './captions';
import { SKY_LETTERS } from './letters';
import { FILM_S, momentAt, PACE, passageOf } from './timeline';

const PUBLISHED = join(import.meta.dirname, '../../../supabase/edition/2024/videos/jour-14.vtt');

describe('the film', () => {
  it('begins and ends under a quiet sky', () => {
    for (const at of [0, PACE.quiet - 0.01, FILM_S - PACE.quiet + 0.01, FILM_S]) {
      expect(momentAt(at)).toBeUndefined();
    }
  });

  it('shows each letter whole, alone and fully lit while it holds', () => {
    SKY_LETTERS.forEach((letter, index) => {
      const moment = momentAt(passageOf(index).fromS + PACE.write + PACE.hold / 2);
      expect(moment?.letter).toBe(letter);
      expect(moment?.opacity).toBe(1);
      expect(moment?.stars).toEqual(letter.stars.map(() => 1));
      expect(moment?.strokes.map(({ done }) => done)).toEqual(letter.strokes.map(() => 1));
    });
  });

  it('lights the stars in the order of the strokes', () => {
    const early = momentAt(passageOf(0).fromS + 0.3)?.stars ?? [];
    expect(early[0]).toBe(1);
    expect(early.at(-1)).toBe(0);
  });

  it('is told in words by the published captions, which never name a letter', () => {
    expect(readFileSync(PUBLISHED, 'utf8')).toBe(captions());
    for (const { caption } of SKY_LETTERS) expect(caption).not.toMatch(/\b[A-Z]\b|lettre/);
  });
});
