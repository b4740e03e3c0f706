import { useEffect, useRef, useState } from 'react';
import { classes } from '@/ui/classes';

const widths = [240, 360, 480, 720] as const;

interface CoverProps {
  /** Without one, the placeholder. */
  slug?: string | undefined;
  /** Empty where the title is beside it. */
  alt: string;
  sizes: string;
  /** Loads at once, for the first viewport; the others load lazily. */
  eager?: boolean;
  className?: string;
}

/** A book's cover, 3:4, in the size of the screen; in one size without AVIF. A broken one becomes the placeholder. */
export function Cover({ slug = 'placeholder', alt, sizes, eager = false, className }: CoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSlug, setBrokenSlug] = useState<string | null>(null);
  const shown = brokenSlug === slug ? 'placeholder' : slug;

  // It may have failed before hydration, and its error event been missed.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc && current.naturalWidth === 0) setBrokenSlug(slug);
  }, [slug]);

  return (
    <picture>
      <source sizes={sizes} srcSet={sourceSet(shown)} type="image/avif" />
      <img
        alt={alt}
        className={classes('aspect-3/4 h-auto w-full object-cover', className)}
        decoding="async"
        height={960}
        loading={eager ? undefined : 'lazy'}
        onError={() => setBrokenSlug(slug)}
        ref={image}
        src={`/covers/${shown}-480.webp`}
        width={720}
      />
    </picture>
  );
}

function sourceSet(slug: string): string {
  return widths.map((width) => `/covers/${slug}-${width}.avif ${width}w`).join(', ');
}
