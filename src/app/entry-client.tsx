import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { GAME_LOADING_ID } from './GameLoading';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

leaveTheCompositorAlone(root);

const application = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The build writes the site's pages and the game's home whole; the game's other pages say that they are coming.
if (root.hasChildNodes() && !document.getElementById(GAME_LOADING_ID)) {
  startTransition(() => {
    hydrateRoot(root, application);
  });
} else {
  createRoot(root).render(application);
}

/**
 * React listens on its root for every event there is. Once anybody listens for `animationiteration`, the browser comes back to
 * the main thread at each turn of each endless animation, to tell it: a tenth of a small phone's time on these pages, which
 * never ask for it.
 */
function leaveTheCompositorAlone(container: EventTarget): void {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type, ...rest) => {
    if (type !== 'animationiteration') listen(type, ...rest);
  };
}
