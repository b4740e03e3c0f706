import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { GAME_LOADING_ID } from './GameLoading';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const application = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The build writes the site's pages and the game's front door whole; the game's other pages say that they are coming.
if (root.hasChildNodes() && !document.getElementById(GAME_LOADING_ID)) {
  startTransition(() => {
    hydrateRoot(root, application);
  });
} else {
  createRoot(root).render(application);
}
