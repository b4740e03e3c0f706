import { describe, expect, it } from 'vitest';
import { WHOLE, within, zoomAt } from './zoomView';

const frame = { width: 300, height: 200 };

describe('a picture in its frame', () => {
  it('is scaled from one to six', () => {
    expect(within({ scale: 0.2, x: 0, y: 0 }, frame).scale).toBe(1);
    expect(within({ scale: 40, x: 0, y: 0 }, frame).scale).toBe(6);
  });
  it('stays over its frame', () => {
    expect(within({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 150, y: -100 });
    expect(within({ scale: 1, x: 50, y: 50 }, frame)).toEqual(WHOLE);
  });
  it('is scaled around the given point', () => {
    const view = zoomAt(WHOLE, 2, { x: 100, y: 50 }, frame);
    expect((100 - view.x) / view.scale).toBeCloseTo(100);
    expect((50 - view.y) / view.scale).toBeCloseTo(50);
  });
  it('is centred again once it is whole', () => {
    const large = zoomAt(WHOLE, 3, { x: 80, y: -20 }, frame);
    expect(zoomAt(large, 0.1, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
  });
});
