import GoogleMark from '@art/icons/google.svg?react';
import { useEffect, useState } from 'react';
import { signInWithGoogle } from '@/backend/auth';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { rememberReturn } from './returnTo';

interface GoogleButtonProps {
  /** The page to be on once back. */
  returnTo: string;
  onError: (error: unknown) => void;
}

/** « Continuer avec Google »: leaves for Google, and comes back signed in. */
export function GoogleButton({ returnTo, onError }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Back from Google by the browser's own button, the page is as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const leave = async () => {
    setBusy(true);
    try {
      // The browser leaves the page: the button stays busy until it has.
      rememberReturn(returnTo);
      await signInWithGoogle(paths.game.landing);
    } catch (error) {
      setBusy(false);
      onError(error);
    }
  };
  return (
    <Button busy={busy} className="w-full" onClick={() => void leave()} variant="quiet">
      {!busy && <GoogleMark className="size-6 shrink-0 rounded-full bg-white p-0.5" />}
      Continuer avec Google
    </Button>
  );
}
