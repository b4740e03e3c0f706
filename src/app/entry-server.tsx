import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

export { gameShell, prerenderedNotFound, prerenderedPages } from './prerendered';
export { publisher } from '@/publisher';

/**
 * Draws a page as the browser would, lazy parts included.
 * @param path its address.
 */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // A large part would otherwise be written aside and moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
