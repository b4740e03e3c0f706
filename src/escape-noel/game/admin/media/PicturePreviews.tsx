import type { RefCallback } from 'react';
import type { PictureSize } from '@/lib/pictureShapes';
import { placeOf, type PictureKind } from './picturePlaces';

/** The windows in which the pages are designed, in CSS pixels, with the scale at which they are drawn. */
const WINDOWS = {
  phone: { name: 'Sur un téléphone', width: 360, height: 640, scale: 1 / 3 },
  desk: { name: 'Sur un ordinateur', width: 1280, height: 800, scale: 3 / 16 },
} as const;

interface PicturePreviewsProps {
  kind: PictureKind;
  /** Shows the picture that would be sent in an image. */
  source: RefCallback<HTMLImageElement>;
  picture: PictureSize;
}

/** A picture at the size that a phone and a desk's screen give it (rule 17.9). */
export function PicturePreviews({ kind, source, picture }: PicturePreviewsProps) {
  const { size, seen } = placeOf(kind);
  if (!seen) return <img alt="" className="mx-auto max-h-72 border border-ui-line bg-white" ref={source} />;
  const { width, height } = size ?? picture;
  return (
    <div className="flex flex-wrap items-end justify-center gap-4">
      {(['phone', 'desk'] as const).map((device) => {
        const screen = WINDOWS[device];
        return (
          <figure className="grid justify-items-center gap-1 text-sm text-ui-muted" key={device}>
            <div
              className="grid items-center overflow-hidden rounded-md border-2 border-ui-line bg-nuit-dusk"
              style={{ width: screen.width * screen.scale, height: screen.height * screen.scale }}
            >
              <img
                alt=""
                className="max-w-none object-contain"
                ref={source}
                style={{
                  width: seen[device] * screen.scale,
                  aspectRatio: `${width} / ${height}`,
                  // One page of a spread at a time: a phone begins with the left one.
                  marginInline: seen[device] > screen.width ? 0 : 'auto',
                }}
              />
            </div>
            <figcaption>{screen.name}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
