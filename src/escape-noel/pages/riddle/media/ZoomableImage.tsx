import MagnifierIcon from '@art/icons/magnifier.svg?react';
import BrokenFrame from '@art/escape-noel/broken-frame.svg?react';
import { AnimatePresence } from 'framer-motion';
import { Suspense, useState } from 'react';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { RIDDLE_PICTURE } from '@/lib/pictureShapes';
import { Words } from './Words';

/** 2 kB that few need before they answer; the device has them without a network (`tools/offline/plugin.ts`). */
const ZoomOverlay = optionalComponent(() =>
  loadModule(() => import('./ZoomOverlay')).then((module) => module.ZoomOverlay),
);

export function ZoomableImage({ url, alternative }: { url: string; alternative: string }) {
  const [broken, setBroken] = useState(false);
  const [zoomed, setZoomed] = useState(false);
  if (broken) {
    return (
      <figure className="grid gap-2">
        <div className="riddle-picture aspect-4/3 grid place-content-center justify-items-center gap-3 overflow-hidden rounded-md bg-ui-veil p-4 text-center ring-2 ring-ui-gold-edge">
          <BrokenFrame className="h-28 w-36" />
          <p className="text-lg">L'image s'est égarée en chemin.</p>
        </div>
        <Words label="Description de l'image" open text={alternative} />
      </figure>
    );
  }
  return (
    <figure className="grid gap-5">
      <div className="relative">
        <div className="riddle-picture overflow-hidden rounded-md bg-nuit-night ring-2 ring-ui-gold-edge">
          <img
            alt={alternative}
            // A picture of another shape is shown whole.
            className="aspect-4/3 w-full object-contain"
            height={RIDDLE_PICTURE.height}
            onError={() => setBroken(true)}
            src={url}
            width={RIDDLE_PICTURE.width}
          />
        </div>
        {/* The button covers the whole picture; its label hangs over the edge, to hide little of it. */}
        <button
          aria-label="Agrandir l'image"
          className="absolute inset-x-0 -bottom-6 top-0 flex cursor-zoom-in items-end justify-end pr-3"
          onClick={() => setZoomed(true)}
          type="button"
        >
          <span className="flex min-h-touch items-center gap-2 rounded-full border-2 border-nuit-gold bg-nuit-night px-3 text-base font-bold text-nuit-gold shadow-night">
            <MagnifierIcon className="size-5" />
            Agrandir
          </span>
        </button>
      </div>
      <Words label="Description de l'image" text={alternative} />
      <AnimatePresence>
        {zoomed && (
          <Suspense>
            <ZoomOverlay alternative={alternative} onClose={() => setZoomed(false)} url={url} />
          </Suspense>
        )}
      </AnimatePresence>
    </figure>
  );
}
