import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { SessionContext, type Session } from '../../game/session/useSession';
import { useClassHabits } from './classHabits';

const as = (id: string) => {
  const session: Session = {
    status: 'knight',
    account: { id, email: null, username: 'Maîtresse', fullName: null, hasPassword: true },
    playerId: id,
    traveller: null,
    knight: null,
  };
  return renderHook(useClassHabits, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>{children}</SessionContext>
    ),
  }).result;
};

beforeEach(() => localStorage.clear());

test("a teacher's habits are not another's on the same device (rule 25.6)", () => {
  const first = as('perceval');
  act(() => void first.current.change({ hasWednesdays: false, lastDay: '2026-12-18' }));
  expect(first.current.habits).toEqual({ hasWednesdays: false, lastDay: '2026-12-18' });
  expect(as('lancelot').current.habits).toEqual({ hasWednesdays: true, lastDay: null });
});

test('those of an earlier release, which names nobody, are found until the teacher chooses', () => {
  localStorage.setItem('escape-noel-classe', '{"hasWednesdays":false,"lastDay":null}');
  const habits = as('perceval');
  expect(habits.current.habits.hasWednesdays).toBe(false);
  act(() => void habits.current.change({ hasWednesdays: true, lastDay: null }));
  expect(habits.current.habits.hasWednesdays).toBe(true);
});
