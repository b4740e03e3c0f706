import GoogleMark from '@art/icons/google.svg?react';
import { useEffect } from 'react';
import { isInAppBrowser } from '@/lib/inAppBrowser';
import { useHydrated } from '@/lib/useHydrated';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { SigningIn } from './useSigningIn';

const isRefused = () =>
  isInAppBrowser(
    navigator.userAgent,
    matchMedia('(display-mode: standalone)').matches,
    navigator.maxTouchPoints,
  );

/** Inside another application, where Google refuses to sign anyone in, it says what to do instead. */
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
  if (useHydrated() && isRefused()) {
    return (
      <Alert tone="info">
        <p>
          Google refuse les connexions depuis cette application. Connecte-toi avec ton adresse e-mail, ou
          ouvre cette page dans ton navigateur&nbsp;: cherche «&nbsp;Ouvrir dans le navigateur&nbsp;» dans le
          menu, souvent marqué de trois points.
        </p>
      </Alert>
    );
  }
  return (
    <Button busy={busy} className="w-full" onClick={() => mutate({ by: 'google', returnTo })} variant="quiet">
      {!busy && <GoogleMark className="size-6 shrink-0 rounded-full bg-white p-0.5" />}
      Continuer avec Google
    </Button>
  );
}
