import { useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '@/paths';
import { logFailure } from '@/lib/log';
import { useWakeLock } from '@/lib/useWakeLock';
import { Button, ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import './projector.css';

interface ProjectorFrameProps {
  /** The document's title. */
  title: string;
  heading: ReactNode;
  /** Controls next to « Plein écran » and « Quitter ». */
  tools?: ReactNode;
  children: ReactNode;
}

/** A page for a projector (rule 25.2): as high as the window, where this is large enough, and without the game's header. */
export function ProjectorFrame({ title, heading, tools, children }: ProjectorFrameProps) {
  useWakeLock();
  return (
    <div className="projector">
      <div className="projector-bar">
        <PageHeading className="projector-title" title={title}>
          {heading}
        </PageHeading>
        <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
          {tools}
          <FullScreenButton />
          <ButtonLink to={paths.game.class} variant="quiet">
            Quitter
          </ButtonLink>
        </div>
      </div>
      {children}
    </div>
  );
}

function followFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Shown if the browser has a full-screen mode: a phone may not. */
function FullScreenButton() {
  const isFull = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isSupported = useSyncExternalStore(
    followFullScreen,
    () => document.fullscreenEnabled,
    () => false,
  );
  if (!isSupported) return null;
  function toggle() {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((error: unknown) => logFailure('Plein écran', error));
  }
  return (
    <Button onClick={toggle} variant="quiet">
      {isFull ? 'Réduire' : 'Plein écran'}
    </Button>
  );
}
