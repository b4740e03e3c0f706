import { expect, test } from 'vitest';
import type { LoggedDecision } from '@/api/moderation';
import { adminText, decisionText } from './logTexts';

const logged = (changes: Partial<LoggedDecision>): LoggedDecision => ({
  action: 'hidden_name',
  decidedAt: new Date('2024-12-01T10:00:00Z'),
  adminName: 'Merlin',
  userId: null,
  userName: null,
  userEmail: null,
  subject: null,
  edition: null,
  day: null,
  reason: null,
  entrants: null,
  winners: null,
  ...changes,
});

test.each([
  [{ action: 'hidden_name', subject: 'Grelot' }, 'Nom «\u00a0Grelot\u00a0» caché'],
  [{ action: 'restored_name', subject: 'Grelot' }, 'Nom «\u00a0Grelot\u00a0» rendu'],
  [{ action: 'left_ranking' }, 'Sortie du classement'],
  [{ action: 'rejoined_ranking' }, 'Retour au classement'],
  [{ action: 'kept_review', edition: '2026' }, 'Avis validé, sans photo (2026)'],
  [{ action: 'kept_photo', edition: '2026' }, 'Photo validée, sans avis (2026)'],
  [{ action: 'kept_review_and_photo', edition: '2026' }, 'Avis et photo validés (2026)'],
  [{ action: 'withdrew_review', edition: '2026' }, 'Ni avis ni photo (2026)'],
  [
    { action: 'accepted_answer', subject: 'le renne', day: 12, edition: '2026' },
    'Réponse «\u00a0le renne\u00a0» acceptée, jour 12 (2026)',
  ],
  [
    { action: 'published_message', subject: 'Erratum', day: 12, edition: '2026' },
    'Message publié, jour 12 (2026)\u00a0: Erratum',
  ],
  [
    { action: 'resolved_message', subject: 'Erratum', day: 12, edition: '2026' },
    'Message retiré, jour 12 (2026)\u00a0: Erratum',
  ],
  [{ action: 'saved_book', subject: 'La lanterne' }, 'Livre «\u00a0La lanterne\u00a0» enregistré'],
  [{ action: 'published_book', subject: 'La lanterne' }, 'Livre «\u00a0La lanterne\u00a0» publié'],
  [
    { action: 'withdrew_book', subject: 'La lanterne' },
    'Livre «\u00a0La lanterne\u00a0» retiré du catalogue',
  ],
  [{ action: 'deleted_book', subject: 'La lanterne' }, 'Livre «\u00a0La lanterne\u00a0» effacé'],
  [{ action: 'ordered_books', subject: 'Les lanternes' }, 'Livres de «\u00a0Les lanternes\u00a0» rangés'],
  [{ action: 'ordered_books' }, 'Albums rangés'],
  [{ action: 'saved_book_person', subject: 'Plume' }, 'Fiche «\u00a0Plume\u00a0» enregistrée'],
  [{ action: 'published_edition', edition: '2026' }, 'Édition 2026 publiée'],
  [
    { action: 'regraded_answer', subject: 'le renne', day: 12, edition: '2026' },
    "Réponse «\u00a0le renne\u00a0» recomptée pour ceux qui l'avaient donnée, jour 12 (2026)",
  ],
  [
    { action: 'scheduled_message', subject: 'Erratum', day: 12, edition: '2026' },
    'Message prévu, jour 12 (2026)\u00a0: Erratum',
  ],
  [
    { action: 'unscheduled_message', subject: 'Erratum', day: 12, edition: '2026' },
    'Message remis en brouillon avant son heure, jour 12 (2026)\u00a0: Erratum',
  ],
  [
    { action: 'corrected_message', subject: 'Erratum', day: 12, edition: '2026' },
    'Message corrigé, jour 12 (2026)\u00a0: Erratum',
  ],
  [
    { action: 'corrected_edition', edition: '2026', subject: '12' },
    'Édition 2026 corrigée en ligne\u00a0: jour 12',
  ],
  [
    { action: 'corrected_edition', edition: '2026', subject: '0' },
    "Édition 2026 corrigée en ligne\u00a0: textes et dates de l'édition",
  ],
  [
    { action: 'restored_version', edition: '2026', subject: '0,3,7,12' },
    "Version précédente remise (2026)\u00a0: textes et dates de l'édition, jours 3, 7 et 12",
  ],
  [{ action: 'deleted_draft', edition: '2027' }, 'Brouillon 2027 effacé'],
  [
    { action: 'drew_winners', edition: '2026', subject: '4 8 15', entrants: 120, winners: 3 },
    'Tirage du concours 2026, graine «\u00a04 8 15\u00a0»\u00a0: 3\u00a0gagnants parmi 120\u00a0participations',
  ],
  [{ action: 'invented_later', subject: 'Grelot' }, 'Autre décision\u00a0: Grelot'],
  [{ action: 'invented_later' }, 'Autre décision'],
])('%o reads « %s »', (changes, text) => {
  expect(decisionText(logged(changes))).toBe(text);
});

test('a decision is by an admin, by an account that is gone, or perhaps by a command', () => {
  expect(adminText(logged({}))).toBe('Merlin');
  expect(adminText(logged({ adminName: null }))).toBe('un compte supprimé');
  for (const action of ['published_edition', 'corrected_edition', 'deleted_draft'])
    expect(adminText(logged({ adminName: null, action }))).toBe('une commande, ou un compte supprimé');
});
