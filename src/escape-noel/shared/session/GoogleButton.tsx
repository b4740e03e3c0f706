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
      {!busy && <GoogleMark />}
      Continuer avec Google
    </Button>
  );
}

/** The provider's mark, which its rules ask beside its name. */
function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      className="size-6 shrink-0 rounded-full bg-white p-0.5"
      focusable="false"
      viewBox="0 0 48 48"
    >
      <path
        d="M24 9.500c3.500 0 6.700 1.200 9.200 3.600l6.900-6.900A24 24 0 0 0 2.600 13.200l8 6.200C12.400 13.700 17.700 9.500 24 9.500z"
        fill="#EA4335"
      />
      <path
        d="M47 24.600c0-1.600-.2-3.100-.4-4.600H24v9h12.900a11 11 0 0 1-4.700 7.200l7.700 6C44.400 38 47 31.800 47 24.600z"
        fill="#4285F4"
      />
      <path
        d="M10.500 28.600a14.500 14.500 0 0 1 0-9.200l-8-6.200a24 24 0 0 0 0 21.600l8-6.200z"
        fill="#FBBC05"
      />
      <path
        d="M24 48c6.500 0 11.900-2.100 15.900-5.800l-7.700-6a14.400 14.400 0 0 1-21.600-7.600l-8 6.200A24 24 0 0 0 24 48z"
        fill="#34A853"
      />
    </svg>
  );
}
