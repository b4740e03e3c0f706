import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  parsePath,
  UNSAFE_NavigationContext as NavigationContext,
  useNavigate,
  type To,
} from 'react-router-dom';
import { paths } from '@/paths';
import { isShownPage } from './scene';

/** The page of the preview that an address leads to: one of its own, or the game's page of the same name. Null for any other. */
function pageOf(root: string, to: To): string | null {
  const { pathname = root } = typeof to === 'string' ? parsePath(to) : to;
  const home = [root, paths.game.landing].find(
    (each) => pathname === each || pathname.startsWith(`${each}/`),
  );
  const page = home === undefined ? null : pathname.slice(home.length + 1);
  return page !== null && isShownPage(page) ? page : null;
}

interface PreviewNavigationProps {
  code: string;
  /** A page to go to. */
  target: string | null;
  onArrival: () => void;
  children: ReactNode;
}

/**
 * Keeps the frame of a preview in it: links and redirections to the game's pages lead to the preview's pages, the others nowhere.
 * The frame adds nothing to the history of the page that holds it.
 */
export function PreviewNavigation({ code, target, onArrival, children }: PreviewNavigationProps) {
  const { landing: root } = paths.previewed(code);
  const context = use(NavigationContext);
  const [refused, setRefused] = useState(0);
  const guarded = useMemo(() => {
    const go = (to: To) => {
      const page = pageOf(root, to);
      if (page === null) setRefused((count) => count + 1);
      else {
        setRefused(0);
        context.navigator.replace(page === '' ? root : `${root}/${page}`);
      }
    };
    return { ...context, navigator: { ...context.navigator, push: go, replace: go } };
  }, [context, root]);
  return (
    <NavigationContext value={guarded}>
      <Going onArrival={onArrival} root={root} target={target} />
      {children}
      <p aria-live="polite" className="fixed inset-x-3 bottom-3 z-50 mx-auto w-fit" role="status">
        {refused > 0 && (
          <span
            className="block rounded-full border border-nuit-gold bg-nuit-deep px-5 py-2 text-base text-nuit-ivory"
            key={refused}
          >
            Cette page n'est pas dans l'aperçu.
          </span>
        )}
      </p>
    </NavigationContext>
  );
}

function Going({
  root,
  target,
  onArrival,
}: Pick<PreviewNavigationProps, 'target' | 'onArrival'> & { root: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (target === null) return;
    void navigate(`${root}/${target}`);
    onArrival();
  }, [navigate, root, target, onArrival]);
  return null;
}
