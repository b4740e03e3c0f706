import { useEffect, useRef, useState } from 'react';
import { classes } from '@/ui/classes';

const widths = [240, 360, 480, 720] as const;

interface CoverProps {
  /** The book's slug; without one, the placeholder. */
  slug?: string | undefined;
  /** Left empty where the title stands beside it. */
  alt: string;
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
  /** The first covers of a page load at once, the others when they come near. */
  eager?: boolean;
  className?: string;
}

/** A book's cover, three by four, in the size that suits this screen; in one size where AVIF cannot be read. */
export function Cover({ slug = 'placeholder', alt, sizes, eager = false, className }: CoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenSlug, setBrokenSlug] = useState<string | null>(null);
  const shown = brokenSlug === slug ? 'placeholder' : slug;

  // A cover can fail before the page lives: its error event has then gone by unheard.
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
