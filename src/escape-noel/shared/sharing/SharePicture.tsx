import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { captureImage, type CaptureOptions } from '@/effects/captureImage';
import { logFailure } from '@/lib/log';
import { Button, type ButtonVariant } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { SharePreview } from './SharePreview';
import type { ShareWords } from './shareImage';
import { usePreparedCapture, type PrepareWhen } from './usePreparedCapture';

interface SharePictureProps {
  label: string;
  /** Shown while the picture is being made, and while it is handed over (spec §4 « Share buttons »). */
  busyLabels: { capturing: string; sharing: string };
  words: ShareWords;
  /** What the picture says, for those who do not see it. */
  alternative: string;
  /** Width of the picture in pixels of the page, how it is captured, and the addresses of the drawings inside it. */
  picture: CaptureOptions & { width: number; drawings?: readonly string[] };
  /** When what a capture needs is fetched, at the latest when the button is approached. */
  prepare?: PrepareWhen;
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
  prepare = 'seen',
  variant = 'gold',
  children,
}: SharePictureProps) {
  const [state, setState] = useState<'idle' | 'capturing' | 'failed'>('idle');
  const [made, setMade] = useState<Blob | null>(null);
  const block = useRef<HTMLDivElement>(null);
  const prepareNow = usePreparedCapture(block, prepare, picture.drawings);

  return (
    <div className="grid justify-items-center gap-2" ref={block}>
      <Button
        busy={state === 'capturing'}
        onClick={() => setState('capturing')}
        onFocus={prepareNow}
        onPointerEnter={prepareNow}
        size="lg"
        variant={variant}
      >
        {state === 'capturing' ? busyLabels.capturing : label}
      </Button>
      {/* Always there, so that what it says is announced and moves nothing. */}
      <p
        className={classes('min-h-7 text-base', state === 'failed' ? 'text-ui-alert' : 'text-ui-muted')}
        role="status"
      >
        {state === 'capturing' && 'Ton image se dessine…'}
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
