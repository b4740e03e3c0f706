import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { HYDRATED_EVENT } from './app/hydratedEvent';
import { keepTyped } from './app/keepTyped';
import { pageAt } from './app/pages';
import { tolerateTranslation } from './app/pageTranslation';
import { withoutIterationEvents } from './app/withoutIterationEvents';
import { followComfort } from './lib/comfortKey';
import { logDefect } from './lib/log';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

tolerateTranslation();
withoutIterationEvents(root);
followComfort(document.documentElement.dataset);

const application = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if ('prerendered' in root.dataset && !isNewPage(root.dataset['prerendered'])) {
  const hydrated = new AbortController();
  addEventListener('vite:preloadError', ignoreStyleSheet, hydrated);
  addEventListener(HYDRATED_EVENT, () => hydrated.abort(), { once: true });
  keepTyped(root);
  startTransition(() => void hydrateRoot(root, application, { onRecoverableError: logDefect }));
} else createRoot(root).render(application);

/** The style sheets of a prerendered page are inlined: it can do without those that its code loads again. */
function ignoreStyleSheet(event: VitePreloadErrorEvent): void {
  if (event.payload.message.includes('preload CSS')) event.preventDefault();
}

/** The host has sent its 404 page for an address that the build does not know: a book that was added since. */
function isNewPage(prerendered: string | undefined): boolean {
  return prerendered === '404' && pageAt(location.pathname).page.path !== '*';
}
