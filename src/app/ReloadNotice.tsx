import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useReloadNeeded } from '@/lib/loadModule';
import { persisted } from '@/lib/storage';
import { Button } from '@/ui/Button';

/** The release that this tab has left by itself: a host that still serves its pages does not make it reload for ever. */
const releaseLeft = persisted('session', 'version-quittee', v.string(), '');

/**
 * Says that a part of the page can only come with a reload: mostly, a newer release has replaced the open one, whose code is no longer
 * published. What is typed stays until the user leaves the page: the next page then loads from the server, once.
 */
export function ReloadNotice() {
  const needsReload = useReloadNeeded();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const hasLeft = shown.current !== pathname;
    shown.current = pathname;
    if (!needsReload || !hasLeft || releaseLeft.read() === import.meta.url) return;
    releaseLeft.write(import.meta.url);
    location.reload();
  }, [needsReload, pathname]);

  if (!needsReload) return null;
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 border-t-2 border-ui-line bg-ui-surface p-3 text-ui-ink"
      role="status"
    >
      <p>
        Une partie de cette page n'arrive plus, sans doute parce qu'une nouvelle version est en ligne&nbsp;:
        recharger la page la fait venir, et rien d'enregistré n'est perdu.
      </p>
      <Button onClick={() => location.reload()}>Recharger la page</Button>
    </div>
  );
}
