import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GoogleButton } from './GoogleButton';

vi.mock('@/backend/auth', () => ({ signInWithGoogle: () => Promise.resolve() }));

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continuer avec Google' });

/** What the browser tells a page that it shows. */
function show(persisted: boolean): void {
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

test('the button waits until the browser has left, and answers again to whoever comes back', () => {
  render(<GoogleButton onError={() => {}} returnTo="/escape-noel" />);
  fireEvent.click(button());
  show(false);
  expect(button().disabled).toBe(true);
  show(true);
  expect(button().disabled).toBe(false);
});
