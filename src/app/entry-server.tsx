import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, fetchPage } from './App';
import { GameLoading } from './GameLoading';

export { gameLanding, gamePages, prerenderedNotFound, prerenderedPages } from './prerendered';
export { asksAhead } from './asksAhead';
export { publisher } from '@/publisher';

/**
 * Draws a page as the browser would.
 * @param path its address.
 */
export async function renderPage(path: string): Promise<string> {
  await fetchPage(path);
  return renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
}

/** Draws what stands in the game's inner pages until the browser has fetched the game. */
export function renderGameLoading(): string {
  return renderToString(<GameLoading />);
}
