import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Certificate } from './Certificate';
import type { FinalFigures } from './figures';

const figures: FinalFigures = {
  score: 117,
  fragmentCount: 24,
  completedCount: 24,
  bonusAnswerCount: 2,
  finishedAt: new Date(2024, 11, 1, 18),
  rank: 3,
  isOutOfRanking: false,
  playerCount: 40,
};
const solved = { sentence: 'La phrase de tous', letter: 'Petit chevalier', revealed: false };
function renderText(changes: Partial<FinalFigures>, sentence: typeof solved | null): string {
  cleanup();
  render(<Certificate edition={null} figures={{ ...figures, ...changes }} name="Lumi" solved={sentence} />);
  return screen.getByRole('region', { name: 'Certificat' }).textContent.replaceAll('\u00A0', ' ');
}

test('the certificate says that the sentence was found, and counts the bonus questions (rules 13.3, 14.4)', () => {
  const text = renderText({}, solved);
  expect(text).toContain("Lumia résolu les 24 énigmes de l'Avent");
  expect(text).toContain('réunissant 24 fragments et 117 points magiques');
  expect(text).toContain("et relevant 2 défis de l'étoile, avec la phrase retrouvée :La phrase de tous");
  expect(text).toContain('le 1er décembre 2024');
});

test('the certificate says that the sentence was revealed (rule 14.4)', () => {
  expect(renderText({}, { ...solved, revealed: true })).toContain(
    'avec la phrase révélée :La phrase de tous',
  );
});

test('an unfinished certificate says how many riddles are solved, and nothing more', () => {
  const text = renderText(
    { completedCount: 1, bonusAnswerCount: 0, finishedAt: null, fragmentCount: 1, score: 5 },
    null,
  );
  expect(text).toContain("a résolu 1 énigme de l'Avent sur 24");
  expect(text).toContain('réunissant 1 fragment et 5 points magiques.');
  expect(text).not.toMatch(/défi|phrase|Fait au royaume/);
});
