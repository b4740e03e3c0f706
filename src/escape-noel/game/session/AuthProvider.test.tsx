import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '@/api/sessionKey';
import { signOutIntent } from './expiringFlags';

const aurore = { user: { id: 'a', user_metadata: { username: 'Aurore' } } };
type Session = typeof aurore | null;
const current = () => (localStorage.getItem(SESSION_KEY) === null ? null : aurore);

const listeners = new Set<(event: string, session: Session) => void>();
function emit(event: string, session: Session): void {
  for (const listener of listeners) listener(event, session);
}

/** First event of the client: both occur. */
let firstEvent = 'INITIAL_SESSION';

/** The auth client, as far as the session needs it. */
const auth = {
  getSession: () => Promise.resolve({ data: { session: current() }, error: null }),
  verifyOtp: vi.fn<() => Promise<{ error: Error | null }>>(),
  exchangeCodeForSession: () => {
    signIn();
    return Promise.resolve({ data: aurore, error: null });
  },
  onAuthStateChange: (listener: (event: string, session: Session) => void) => {
    listeners.add(listener);
    void Promise.resolve().then(() => listener(firstEvent, current()));
    return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
  },
};
vi.mock('@/api/supabase', () => ({ supabase: { auth } }));
vi.mock('@/api/knights', () => ({ fetchKnight: () => Promise.resolve(null) }));

const signIn = () => localStorage.setItem(SESSION_KEY, JSON.stringify(aurore));

const EXPIRED = 'Aurore here';

/** The session is removed in another tab: this one learns of it by a message. */
function endSession(): void {
  localStorage.removeItem(SESSION_KEY);
  emit('SIGNED_OUT', null);
}

/** The browser brings what another tab has stored. */
const bringStored = () => dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));

async function openAsAurore(): Promise<void> {
  signIn();
  await open();
  await waitFor(() => expect(listeners.size).toBe(1));
  await screen.findByText('Aurore');
}

/** @returns the address of the page, once its session has ended. */
async function leftFor(): Promise<string> {
  await screen.findByText(/^visitor/);
  return location.pathname;
}

/** Opens an address as a page load does: modules remember nothing of the page before. */
async function open(address = '/escape-noel/classement'): Promise<void> {
  vi.resetModules();
  history.replaceState(null, '', address);
  const { AuthProvider } = await import('./AuthProvider');
  const { AuthLinkGate } = await import('./AuthLinkGate');
  const { useSession } = await import('./useSession');
  const { useSessionExpiry } = await import('./useSessionExpiry');

  function Player() {
    const { status, account } = useSession();
    const { expired } = useSessionExpiry();
    return <p>{[account?.username ?? status, expired].join(' ')}</p>;
  }
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <AuthProvider>
            <AuthLinkGate />
            <Player />
          </AuthProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

beforeEach(() => {
  firstEvent = 'INITIAL_SESSION';
  localStorage.clear();
  auth.verifyOtp.mockReset().mockResolvedValue({ error: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a stored session makes the player a knight, with one subscription until the game is left', async () => {
  signIn();
  await open();
  await screen.findByText('Aurore');
  await waitFor(() => expect(listeners.size).toBe(1));
  cleanup();
  expect(listeners.size).toBe(0);
});

test('a visitor who signs in in another tab before the client has loaded is a knight once it has', async () => {
  await open();
  await screen.findByText('visitor');
  signIn();
  const { client } = await import('@/api/client');
  await client();
  expect(await screen.findByText('Aurore')).toBeDefined();
});

test('a session that ends by itself leaves the page as it is; one that a tab has signed out of does not', async () => {
  await openAsAurore();
  endSession();
  await screen.findByText(EXPIRED);
  signIn();
  emit('SIGNED_IN', aurore);
  await screen.findByText(/^Aurore\W*$/);
  signOutIntent.write();
  endSession();
  expect(await leftFor()).toBe('/escape-noel');
});

test('a sign-out in another tab whose message comes before what that tab has stored is no expiry', async () => {
  await openAsAurore();
  // The message alone: this tab still reads the session, and no sign-out.
  await act(() => Promise.resolve(emit('SIGNED_OUT', null)));
  expect(screen.queryByText(EXPIRED)).toBeNull();
  signOutIntent.write();
  localStorage.removeItem(SESSION_KEY);
  bringStored();
  expect(await leftFor()).toBe('/escape-noel');
});

test('a sign-out in another tab is followed without its message, as soon as this tab reads that it is stored', async () => {
  await openAsAurore();
  signOutIntent.write();
  localStorage.removeItem(SESSION_KEY);
  bringStored();
  expect(await leftFor()).toBe('/escape-noel');
});

test('a tab that the browser had suspended while another signed out leaves too, however late', async () => {
  await openAsAurore();
  signOutIntent.write(aurore.user.id);
  localStorage.removeItem(SESSION_KEY);
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await leftFor()).toBe('/escape-noel');
});

test('a sign-out that was not completed does not hide a later expiry', async () => {
  await openAsAurore();
  signOutIntent.write();
  vi.setSystemTime(Date.now() + 60 * 60 * 1000);
  endSession();
  expect(await screen.findByText(EXPIRED)).toBeDefined();
});

test('a return from Google signs in again: what was left before is forgotten', async () => {
  signOutIntent.write(aurore.user.id);
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, '"secret"');
  await open('/escape-noel?code=abc');
  await screen.findByText('Aurore');
  expect(signOutIntent.read()).toBeNull();
});

test('a page that opens while another tab signs out does not take this for an expiry', async () => {
  firstEvent = 'SIGNED_IN';
  signOutIntent.write();
  await openAsAurore();
  endSession();
  expect(await screen.findByText('visitor')).toBeDefined();
});

test('a link is used once, when the player continues, and the page says what it did', async () => {
  auth.verifyOtp.mockImplementation(() => {
    signIn();
    return Promise.resolve({ error: null });
  });
  await open('/escape-noel?token_hash=abc&type=signup');
  const next = await screen.findByRole('button', { name: 'Continuer' });
  // Software that scans e-mails runs scripts, and presses nothing.
  expect(auth.verifyOtp).not.toHaveBeenCalled();
  fireEvent.click(next);
  await screen.findByText('Ton adresse est confirmée');
  expect(auth.verifyOtp).toHaveBeenCalledTimes(1);
  expect(location.search).toBe('');
  await screen.findByText('Aurore');
});

test('a link that the network has not let through can be tried again', async () => {
  auth.verifyOtp.mockResolvedValueOnce({ error: Object.assign(new Error('Failed to fetch'), { status: 0 }) });
  await open('/escape-noel?token_hash=abc&type=recovery');
  const next = await screen.findByRole('button', { name: 'Continuer' });
  fireEvent.click(next);
  await screen.findByText(/Vérifie ta connexion/);
  fireEvent.click(next);
  await waitFor(() => expect(location.pathname).toBe('/escape-noel/mot-de-passe'));
});

test('a link that would replace the session is not used before the knight agrees', async () => {
  signIn();
  await open('/escape-noel?token_hash=abc&type=signup');
  await screen.findByText('Tu es déjà connecté');
  expect(auth.verifyOtp).not.toHaveBeenCalled();
});
