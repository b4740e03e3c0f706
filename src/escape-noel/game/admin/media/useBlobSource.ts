import { useCallback, type RefCallback } from 'react';

/** @returns the `ref` of an image that shows a file which is not sent; the image is empty without one. */
export const useBlobSource = (content: Blob | undefined): RefCallback<HTMLImageElement> =>
  useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !content) return undefined;
      const url = URL.createObjectURL(content);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
