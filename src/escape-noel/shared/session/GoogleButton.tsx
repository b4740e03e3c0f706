import GoogleMark from '@art/icons/google.svg?react';
import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import type { SigningIn } from './useSigningIn';

export function GoogleButton({ returnTo, signing }: { returnTo: string; signing: SigningIn }) {
  const { variables, isError, isIdle, reset, mutate } = signing;
  // Stays busy until the browser has left the page.
  const busy = variables?.by === 'google' && !isError && !isIdle;
  useEffect(() => {
    // After « back » from Google, a page of the back/forward cache is still busy.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return (
    <Button busy={busy} className="w-full" onClick={() => mutate({ by: 'google', returnTo })} variant="quiet">
      {!busy && <GoogleMark className="size-6 shrink-0 rounded-full bg-white p-0.5" />}
      Continuer avec Google
    </Button>
  );
}
