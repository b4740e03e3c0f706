import { options } from 'preact';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { letMove } from '@/effects/moving';
import { ALIVE } from '@/lib/alive';
import { inNextTask, nextTask } from '@/lib/nextTask';
import { comeAlive } from '@/lib/OwnTask';
import { AFTER_WHAT_IS_SHOWN_MS, whenIdle } from '@/lib/whenIdle';
import { AddressRouter } from './AddressRouter';
import { App, fetchPage } from './App';
import { GAME_LOADING_ID } from './GameLoading';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// What a drawing brings about (a focus, a request) follows it in the next task. Preact would wait for the next frame.
options.requestAnimationFrame = inNextTask;

void wake(root);

/** The build writes the site's pages and the game's own whole; at the game's other addresses it says that they are coming. */
async function wake(container: HTMLElement): Promise<void> {
  // The program has just been read, which takes its time on a small phone; asking for the page's own part takes as much.
  await nextTask();
  const hasCome = await fetchPage(location.pathname);
  const isWritten = container.hasChildNodes() && !document.getElementById(GAME_LOADING_ID);
  const application = (
    <AddressRouter>
      <App />
    </AddressRouter>
  );
  if (hasCome && isWritten) {
    // What a part changes as it comes alive is drawn in a task of its own too. Anywhere else it is drawn before the next event.
    options.debounceRendering = inNextTask;
    await comeAlive(() => hydrateRoot(container, application));
    delete options.debounceRendering;
  } else createRoot(container).render(application);
  dispatchEvent(new Event(ALIVE));
  whenIdle(() => {
    letMove();
    // Only who puts the site among their applications needs it: in the document, it would come before what is read.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
    );
  }, AFTER_WHAT_IS_SHOWN_MS);
}
