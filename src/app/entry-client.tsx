import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
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

// The build writes the site's pages and the game's front door whole; the game's other pages start empty.
if (root.hasChildNodes()) {
  startTransition(() => {
    hydrateRoot(root, application);
  });
} else {
  createRoot(root).render(application);
}
