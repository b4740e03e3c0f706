import { describe, expect, it } from 'vitest';
import { latest, playersText, rankText, riddlesLeft } from './figures';

describe('the figures of the final page', () => {
  it('shows the rank as #N, or N/A without one', () => {
    expect(rankText(3)).toBe('#3');
    expect(rankText(null)).toBe('N/A');
  });

  it('shows the number of knights', () => {
    expect(playersText(54)).toBe('sur 54 chevaliers');
    expect(playersText(1)).toBe('sur 1 chevalier');
    expect(playersText(null)).toBe('chevaliers');
  });

  it('counts the remaining riddles', () => {
    expect(riddlesLeft(0)).toBe(24);
    expect(riddlesLeft(24)).toBe(0);
    expect(riddlesLeft(25)).toBe(0);
  });

  it('dates the certificate from the last riddle', () => {
    const [first, last] = [new Date(2024, 11, 3), new Date(2024, 11, 24)];
    expect(latest([first, last])).toBe(last);
    expect(latest([last, first])).toBe(last);
    expect(latest([])).toBeNull();
  });
});
