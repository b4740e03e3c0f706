import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { Loading } from './app/Loading';
import { SwOff } from './app/SwOff';

export { builtAddresses, headOf } from './app/heads';
export { pageAt, pages } from './app/pages';
export { calendarPath, riddleRowPath } from './api/riddles';
export { parseDay } from './escape-noel/game/rules/days';
export { KNOWN_PATHS, paths } from './paths';
export { publisher } from './publisher';

/** Renders a page with all its lazy parts. @param url its path. */
export async function render(url: string): Promise<string> {
  const application = (
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
  // Above 12.8 kB React would hide a boundary's content behind an inline script, which the security policy blocks.
  const { prelude } = await prerenderToNodeStream(application, { progressiveChunkSize: Infinity });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}

/** For the addresses of the game that are not prerendered, until the code has loaded. */
export const renderLoading = (): string => renderToStaticMarkup(<Loading />);

/** The page that takes the service worker away. */
export const renderSwOff = (): string => renderToStaticMarkup(<SwOff />);
