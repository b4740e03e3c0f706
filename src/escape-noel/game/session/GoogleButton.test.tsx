import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GoogleButton } from './GoogleButton';
import { useSigningIn } from './useSigningIn';

vi.mock('@/api/auth', () => ({ signInWithGoogle: () => Promise.resolve() }));

const button = () => screen.getByRole('button', { name: 'Continuer avec Google' });

/** Shows the page as the browser does. @param persisted true for a page that comes back from the browser's cache. */
function show(persisted: boolean): void {
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

function Gate() {
  return <GoogleButton returnTo="/escape-noel" signing={useSigningIn()} />;
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Gate />
    </QueryClientProvider>,
  );

test('inside another application, which Google refuses, it names the browser and the e-mail address', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 336.0',
  );
  open();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/ton adresse e-mail, ou ouvre .* ton navigateur/);
});

test('the button is busy until the browser has left, and usable after coming back', async () => {
  open();
  fireEvent.click(button());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  show(false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  show(true);
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
});
