import type { Verdict } from '@/api/answers';

const revelation = {
  answer: 'ombre',
  closing: 'Le premier éclat luit.',
  explanation: 'La lumière naît.',
  fragment: 'Lueur',
  artefact: { title: 'La lanterne', description: 'Elle éclaire.', imageUrl: null },
  book: null,
};

/** The verdict of a visitor's right answer. */
export const solved = { status: 'solved', revealed: false, revelation, knight: null } satisfies Verdict;

/** The stored data of a completed day, without its revelation. */
export const storedDay = {
  completed: true,
  score: 3,
  hints_used: 1,
  completed_at: '2024-12-01T08:00:00.000Z',
};
