import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Session } from './useSession';
import { WithheldName } from './WithheldName';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('./useSession', async (original) => ({ ...(await original<object>()), useSession }));

/** The text of the notice for a knight of that name; null without a notice. */
function noticeFor(nameWithheld: string | null, onProfile = false): string | null {
  const account = { id: 'a', email: null, username: null, fullName: null, hasPassword: true };
  const name = 'LAMPE jour 8';
  useSession.mockReturnValue({
    status: 'knight',
    account,
    playerId: 'a',
    traveller: null,
    knight: {
      id: 'a',
      username: name,
      displayName: name,
      nameWithheld,
      totalScore: 5,
      completedCount: 1,
      hasReview: false,
      hasMedia: false,
      isAdmin: false,
      portrait: 1,
    },
  });
  render(
    <BrowserRouter>
      <WithheldName onProfile={onProfile} />
    </BrowserRouter>,
  );
  return screen.queryByRole('status')?.textContent ?? null;
}

test('a name that others read has no notice', () => {
  expect(noticeFor(null)).toBeNull();
});

test('the notice says that the name tells an answer, what others read instead, and where to choose another', () => {
  const notice = noticeFor('name_contains_answer');
  expect(notice).toContain("«\u00a0LAMPE jour 8\u00a0» contient la réponse d'une énigme que tu as terminée");
  expect(notice).toContain('ils lisent «\u00a0Chevalier\u00a0»');
  expect(screen.getByRole('link', { name: 'Choisir un autre nom' }).getAttribute('href')).toBe(
    '/escape-noel/profile',
  );
});

test('on the profile itself the notice blames a word, and leads nowhere', () => {
  expect(noticeFor('name_insult', true)).toContain('contient un mot qui ne convient pas');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the notice of a name that the team has hidden accuses nobody', () => {
  const notice = noticeFor('name_hidden');
  expect(notice).toContain("L'équipe du jeu a mis «\u00a0LAMPE jour 8\u00a0» de côté");
  expect(notice).toContain("Ce n'est pas un reproche");
});
