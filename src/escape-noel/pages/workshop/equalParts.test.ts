import { describe, expect, test } from 'vitest';
import type { PartContent, WorkshopEdition } from '@/api/workshop';
import { HEADER } from '../../game/admin/editionParts';
import { blankDay, blankHeader } from '../../workshop/form/blanks';
import { comparedParts, isEqual } from './equalParts';

const written = (day: number): PartContent => ({
  ...blankDay(day),
  title: `Titre ${day}`,
  question: 'Quoi ?',
  answers: [`réponse ${day}`],
});

const edition = (
  code: string,
  contents: readonly PartContent[],
  header: PartContent = {},
): WorkshopEdition => ({
  code,
  status: 'draft',
  appliedVersion: null,
  copiedFrom: null,
  parts: [{ ...blankHeader(code, 'Le phare', ''), ...header }, ...contents].map((content, index) => ({
    day: Number(content['day'] ?? HEADER),
    version: index + 1,
    content,
    copied: null,
    savedAt: new Date(0),
    savedBy: null,
  })),
});

const days = (count: number) => Array.from({ length: count }, (_, index) => written(index + 1));
const source = edition('2026', days(24));

describe('Two pages are compared part by part', () => {
  test('what differs is named, what neither has is in no list', () => {
    const copy = edition('2027', [{ ...written(1), title: 'Autre', media_alt: 'Un bois' }]);
    const parts = comparedParts(source, copy, 1);
    expect(parts?.differing).toEqual(['titre', 'média']);
    expect(parts?.equal).toEqual(['question', 'réponses', 'indices', 'artefact']);
    expect(isEqual(parts)).toBe(false);
  });

  test("a door's own time and the answers of a board make no difference", () => {
    const copy = edition('2027', [{ ...written(1), opens_at: '2027-12-01T06:00:00Z', board_answers: [] }]);
    expect(isEqual(comparedParts(source, copy, 1))).toBe(true);
  });

  test("the edition's own page is compared without its code, its final sentence in parts", () => {
    const feast = { question: 'Que dit-elle ?', sentence: 'La magie', hints: ['Un'], letter: 'Ami' };
    const [one, other] = [
      edition('2026', [], { feast }),
      edition('2027', [], { feast: { ...feast, letter: 'Amie' } }),
    ];
    expect(comparedParts(one, other, HEADER)).toEqual({
      equal: [
        'titre',
        "question de la phrase de l'étoile",
        "phrase de l'étoile",
        "indices de la phrase de l'étoile",
      ],
      differing: ['lettre'],
    });
  });

  test('a day that one of them does not have is not compared', () => {
    expect(comparedParts(source, edition('2027', []), 1)).toBeNull();
    expect(isEqual(null)).toBe(false);
  });
});
