import { expect, test } from 'vitest';
import { STARS } from '../../game/rules/sky';
import { placeStar } from './paintSky';

test('every star is inside the canvas', () => {
  for (const star of STARS) {
    const { x, y } = placeStar(star, 300);
    expect(Math.min(x, y)).toBeGreaterThan(15);
    expect(Math.max(x, y)).toBeLessThan(285);
  }
});
