import { useEffect, useRef, useState } from 'react';
import { classes } from './classes';

const widths = [240, 360, 480, 720] as const;

interface CoverProps {
  /** Without one, the placeholder. */
  slug?: string | undefined;
  /** An uploaded picture, in place of the built ones. */
  url?: string | null | undefined;
  /** Empty where the title is next to it. */
  alt: string;
  sizes: string;
  /** For the first viewport. */
  eager?: boolean;
  className?: string;
}

/** One size without AVIF. A broken cover becomes the placeholder. */
export function Cover({ slug = 'placeholder', url, alt, sizes, eager = false, className }: CoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSlug, setBrokenSlug] = useState<string | null>(null);
  const isBroken = brokenSlug === slug;
  const shown = isBroken ? 'placeholder' : slug;
  const uploaded = isBroken ? null : (url ?? null);
  const srcSet = widths.map((width) => `/covers/${shown}-${width}.avif ${width}w`).join(', ');

  // It may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc && current.naturalWidth === 0) setBrokenSlug(slug);
  }, [slug]);

  return (
    <picture>
      {uploaded === null && <source sizes={sizes} srcSet={srcSet} type="image/avif" />}
      <img
        alt={alt}
        className={classes('aspect-3/4 h-auto w-full object-cover', className)}
        decoding="async"
        height={960}
        loading={eager ? undefined : 'lazy'}
        onError={() => setBrokenSlug(slug)}
        ref={image}
        src={uploaded ?? `/covers/${shown}-480.webp`}
        width={720}
      />
    </picture>
  );
}
