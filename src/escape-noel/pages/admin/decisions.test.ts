import { expect, test } from 'vitest';
import type { KnightAccount } from '@/api/admin';
import { decidedText } from './decisions';

const account: KnightAccount = {
  id: 'a',
  email: 'a@exemple.fr',
  name: 'Avis',
  totalScore: 10,
  completedCount: 2,
  hasReview: false,
  hasMedia: false,
  isTest: false,
  swiftFive: null,
  swiftQuest: null,
  hasReplayed: false,
  importedCount: 0,
  knightCount: 1,
  createdAt: new Date(),
  decision: null,
};

test.each([
  ['Avis', "Avis d'Avis validé"],
  ['Hélène', "Avis d'Hélène validé"],
  ['Merlin', 'Avis de Merlin validé'],
  ['Hibou', 'Avis de Hibou validé'],
  [null, "Avis d'Utilisateur validé"],
])('a decision about %s is said as French says it', (name, text) => {
  const decided = {
    account: { ...account, name },
    hasReview: true,
    hasMedia: false,
    totalScore: 20,
    isUndone: false,
  };
  expect(decidedText(decided)).toContain(text);
  expect(decidedText({ ...decided, hasReview: false, hasMedia: true })).toContain(
    text.replace('Avis', 'Photo').replace('validé', 'validée'),
  );
});
