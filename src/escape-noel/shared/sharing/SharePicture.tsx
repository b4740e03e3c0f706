import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { captureImage, type CaptureOptions } from '@/effects/captureImage';
import { logFailure } from '@/lib/log';
import { Button, type ButtonVariant } from '@/ui/Button';
import { SharePreview } from './SharePreview';
import type { ShareWords } from './shareImage';

interface SharePictureProps {
  label: string;
  /** Shown while the picture is being made, and while it is handed over (spec §4 « Share buttons »). */
  busyLabels: { capturing: string; sharing: string };
  words: ShareWords;
  /** What the picture says, for those who do not see it. */
  alternative: string;
  /** Width of the picture in pixels of the page, and how it is captured. */
  picture: CaptureOptions & { width: number };
  variant?: ButtonVariant;
  /** The picture, laid out at its width: see `captureImage` for what may stand in it. */
  children: ReactNode;
}

/** A button that makes a picture of its children, shows it, then shares or downloads it. */
export function SharePicture({
  label,
  busyLabels,
  words,
  alternative,
  picture,
  variant = 'gold',
  children,
}: SharePictureProps) {
  const [state, setState] = useState<'idle' | 'capturing' | 'failed'>('idle');
  const [made, setMade] = useState<Blob | null>(null);

  return (
    <div className="grid justify-items-center gap-2">
      <Button busy={state === 'capturing'} onClick={() => setState('capturing')} size="lg" variant={variant}>
        {state === 'capturing' ? busyLabels.capturing : label}
      </Button>
      <p className="text-base text-ui-alert empty:hidden" role="status">
        {state === 'failed' && "L'image n'a pas pu être créée : tu peux réessayer."}
      </p>
      {state === 'capturing' && (
        <Studio
          onFailed={(error) => {
            logFailure('Image à partager', error);
            setState('failed');
          }}
          onMade={(blob) => {
            setMade(blob);
            setState('idle');
          }}
          picture={picture}
        >
          {children}
        </Studio>
      )}
      <SharePreview
        alternative={alternative}
        busyLabel={busyLabels.sharing}
        onClose={() => setMade(null)}
        picture={made}
        words={words}
      />
    </div>
  );
}

interface StudioProps {
  picture: CaptureOptions & { width: number };
  onMade: (picture: Blob) => void;
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Lays the picture out beside the page, where nobody sees it, and captures it. */
function Studio({ picture, onMade, onFailed, children }: StudioProps) {
  const element = useRef<HTMLDivElement>(null);
  const capture = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!element.current) return;
    try {
      const blob = await captureImage(element.current, picture);
      if (isCurrent()) onMade(blob);
    } catch (error) {
      if (isCurrent()) onFailed(error);
    }
  });

  useEffect(() => {
    let current = true;
    void capture(() => current);
    return () => {
      current = false;
    };
  }, []);

  return createPortal(
    <div aria-hidden="true" style={{ position: 'fixed', top: 0, left: '-200vw', width: picture.width }}>
      <div ref={element} style={{ width: picture.width }}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
