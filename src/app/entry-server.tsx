import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { GameLoading } from './GameLoading';

export { gamePages, gameShell, prerenderedNotFound, prerenderedPages } from './prerendered';
export { asksAhead } from './asksAhead';
export { publisher } from '@/publisher';

/**
 * Draws a page as the browser would, lazy parts included.
 * @param path its address.
 */
export function renderPage(path: string): Promise<string> {
  return draw(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}

/** Draws what stands in the game's inner pages until the browser has fetched the game. */
export function renderGameLoading(): Promise<string> {
  return draw(<GameLoading />);
}

async function draw(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
    // A large part would otherwise be written aside and moved into its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
