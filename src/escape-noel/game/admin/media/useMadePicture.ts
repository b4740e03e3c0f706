import { useEffect, useState } from 'react';
import type { UploadedFile } from '@/api/media';
import type { Cut } from './picture';
import type { PictureKind } from './picturePlaces';
import { FileRefused, preparePicture } from './prepareFiles';

/** A frame that is being moved is cut once it rests. */
const REST_MS = 150;

interface Made {
  cut: Cut;
  file?: UploadedFile;
  refusal?: string;
}

/**
 * The picture that would be sent (rule 17.2), made again at each change of the cut.
 * @param cut stays the same object until it changes.
 * @returns the last one that was made, even while the next one is; `isReady` once it is the one of this cut.
 * @throws while rendering, for a failure that is no refusal.
 */
export function useMadePicture(
  source: File,
  kind: PictureKind,
  cut: Cut,
): Omit<Made, 'cut'> & { isReady: boolean } {
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      preparePicture(source, kind, cut).then(
        (file) => isCurrent && setMade({ cut, file }),
        (error: unknown) => {
          if (!isCurrent) return;
          if (error instanceof FileRefused) setMade({ cut, refusal: error.message });
          else setFailure(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, kind, cut]);
  if (failure) throw failure;
  return { ...made, isReady: made?.cut === cut };
}
