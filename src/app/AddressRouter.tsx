import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { fetchPage } from './App';

/**
 * Follows the browser's address as soon as the page's script has come. Until then the page that is left stays, and answers; of several
 * addresses on the way the last counts.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let last = 0;
    return history.listen((next) => {
      last += 1;
      const turn = last;
      void fetchPage(next.location.pathname).finally(() => turn === last && show(next));
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
