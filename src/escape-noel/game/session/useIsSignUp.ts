import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/useHydrated';
import { SIGN_UP } from '@/paths';

/** True if the address asks for the sign-up form; the prerendered page has the sign-in form. */
export function useIsSignUp(): boolean {
  const { search } = useLocation();
  return useHydrated() && new URLSearchParams(search).has(SIGN_UP);
}
