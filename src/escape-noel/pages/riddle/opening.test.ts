import { expect, it } from 'vitest';
import { formatOpening } from './opening';

it('formats when a door opens, in French and in Paris time', () => {
  expect(formatOpening(new Date('2026-12-04T23:00:00Z'))).toBe('le samedi 5 décembre 2026 à minuit');
  expect(formatOpening(new Date('2026-12-05T07:30:00Z'))).toBe(
    'le samedi 5 décembre 2026 à 8\u00A0h\u00A030',
  );
  expect(formatOpening(new Date('2026-07-01T16:00:00Z'))).toBe('le mercredi 1er juillet 2026 à 18\u00A0h');
});
