import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GoogleButton } from './GoogleButton';
import { useSigningIn } from './useSigningIn';

vi.mock('@/api/auth', () => ({ signInWithGoogle: () => Promise.resolve() }));

const button = () => screen.getByRole('button', { name: 'Continuer avec Google' });

/** What the browser tells a page that it shows. */
function show(persisted: boolean): void {
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

function Gate() {
  return <GoogleButton returnTo="/escape-noel" signing={useSigningIn()} />;
}

test('the button is busy until the browser has left, and usable after coming back', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Gate />
    </QueryClientProvider>,
  );
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  show(false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  show(true);
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
});
