import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { captureImage, type CaptureOptions, type CaptureStage } from '@/effects/captureImage';
import { isCanvasTrue } from '@/lib/canvasTruth';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { SharePreview } from './SharePreview';
import type { ShareWords } from './shareImage';
import { usePreparedCapture, type PrepareWhen } from './usePreparedCapture';

const STAGES = { capture: 'Capture…', encoding: 'Génération...' } as const;

interface SharePictureProps {
  label: string;
  words: ShareWords;
  alternative: string;
  /** `width` in CSS pixels; `drawings` are URLs. */
  picture: CaptureOptions & { width: number; drawings?: readonly string[] };
  /** When the code and drawings of a capture are prefetched, at the latest when the pointer or the focus reaches the button. */
  prepare?: PrepareWhen;
  /** The picture, laid out at its width: see `captureImage` for what may stand in it. */
  children: ReactNode;
}

/** Nothing where this browser would draw noise in place of the picture. */
export function SharePicture(props: SharePictureProps) {
  const isDrawable = useSyncExternalStore(never, isCanvasTrue, () => true);
  return isDrawable && <Offer {...props} />;
}

const never = () => () => {};

function Offer({ label, words, alternative, picture, prepare = 'seen', children }: SharePictureProps) {
  const [stage, setStage] = useState<CaptureStage | null>(null);
  const drawing = stage !== null;
  const capture = useMutation({
    mutationFn: (laidOut: HTMLElement) => captureImage(laidOut, picture, setStage),
    onSettled: () => setStage(null),
    meta: { failure: 'Image à partager' },
  });
  const failed = capture.isError && !drawing;
  const block = useRef<HTMLDivElement>(null);
  const prepareNow = usePreparedCapture(block, prepare, picture.drawings);

  return (
    <div className="grid justify-items-center gap-2" ref={block}>
      <Button
        busy={drawing}
        onClick={() => setStage('capture')}
        onFocus={prepareNow}
        onPointerEnter={prepareNow}
        size="lg"
        variant="gold"
      >
        {stage === null ? label : STAGES[stage]}
      </Button>
      {/* Always rendered, so that its texts are announced and move nothing. */}
      <p className={classes('min-h-7 text-base', failed ? 'text-ui-alert' : 'text-ui-muted')} role="status">
        {drawing && 'Ton image se dessine…'}
        {failed && "L'image n'a pas pu être créée : tu peux réessayer."}
      </p>
      {drawing && (
        <Studio onLaidOut={capture.mutate} width={picture.width}>
          {children}
        </Studio>
      )}
      <SharePreview
        alternative={alternative}
        onClose={capture.reset}
        picture={capture.data ?? null}
        words={words}
      />
    </div>
  );
}

interface StudioProps {
  width: number;
  onLaidOut: (element: HTMLElement) => void;
  children: ReactNode;
}

function Studio({ width, onLaidOut, children }: StudioProps) {
  const element = useRef<HTMLDivElement>(null);
  const notify = useEffectEvent(onLaidOut);
  useEffect(() => {
    if (element.current) notify(element.current);
  }, []);

  return createPortal(
    <div aria-hidden="true" style={{ position: 'fixed', top: 0, left: '-200vw', width }}>
      <div ref={element} style={{ width }}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
