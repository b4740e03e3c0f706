import { Suspense, useEffect, useRef, useState } from 'react';
import type { BookDetails } from '@/lib/bookDetails';
import { isCalm } from '@/lib/calm';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { Section } from '@/site/shared/Section';
import { ScrollArea } from '@/ui/ScrollArea';
import { NextIcon, PreviousIcon } from '@/ui/icons';
import { Button } from '@/ui/Button';

/** Its code loads at the first press; a failure leaves the pages as they are. */
const EnlargedPicture = optionalComponent(() =>
  loadModule(() => import('@/ui/EnlargedPicture')).then((module) => module.EnlargedPicture),
);

/** The events of a hand that moves the track. */
const HANDS = ['pointerdown', 'wheel', 'keydown'] as const;

type Spread = BookDetails['spreads'][number];

interface LookInsideProps {
  spreads: readonly Spread[];
  title: string;
}

/**
 * « Regarder à l'intérieur »: the spreads in a row that scrolls, two pages at a time in a wide window and one in a narrow one, which works
 * without scripts; with them also by buttons and enlarged. The spread after the one that is seen is loaded.
 */
export function LookInside({ spreads, title }: LookInsideProps) {
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const [edges, setEdges] = useState({ start: true, end: false });
  const [enlarged, setEnlarged] = useState<Spread | null>(null);
  /** The page to which the last press leads, until it is the nearest or the track is moved by hand: a second press goes on from it. */
  const goal = useRef<number>(undefined);
  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const forget = () => {
      goal.current = undefined;
    };
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      if (Math.round(scrollLeft / clientWidth) === goal.current) forget();
      setSeen(Math.round((scrollLeft / scrollWidth) * spreads.length));
      setEdges({ start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 });
    };
    look();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    element.addEventListener('scroll', look, options);
    for (const hand of HANDS) element.addEventListener(hand, forget, options);
    return () => listeners.abort();
  }, [spreads.length]);
  const turn = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const last = Math.round(scrollWidth / clientWidth) - 1;
    const from = goal.current ?? Math.round(scrollLeft / clientWidth);
    goal.current = Math.min(Math.max(from + direction, 0), last);
    element.scrollTo({ left: goal.current * clientWidth, behavior: isCalm() ? 'instant' : 'smooth' });
  };
  const shown = spreads[seen];
  return (
    <Section id="interieur" title="Regarder à l'intérieur">
      <ScrollArea
        className="spreads"
        label={`Pages intérieures, ${spreads.length} doubles pages`}
        ref={track}
      >
        <ul className="flex">
          {spreads.map(({ image, text, alt }, index) => (
            <li className="spread" key={image}>
              <picture>
                {image.startsWith('/spreads/') && (
                  <source
                    sizes="(min-width: 48rem) min(72rem, 100vw), 200vw"
                    srcSet={builtSources(image)}
                    type="image/avif"
                  />
                )}
                <img
                  alt={text === '' ? alt : `${alt} On lit\u00A0: ${text}`}
                  height={960}
                  loading={index <= seen + 1 ? 'eager' : 'lazy'}
                  src={image}
                  width={1440}
                />
              </picture>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <div className="spread-controls flex flex-wrap items-center justify-center gap-3 print:hidden">
        <Button disabled={edges.start} onClick={() => turn(-1)} variant="quiet">
          <PreviousIcon />
          Page précédente
        </Button>
        <p className="min-w-24 text-center text-aube-muted" role="status">
          {`${Math.min(seen + 1, spreads.length)} sur ${spreads.length}`}
        </p>
        <Button disabled={edges.end} onClick={() => turn(1)} variant="quiet">
          Page suivante
          <NextIcon />
        </Button>
        <Button onClick={() => setEnlarged(shown ?? null)} variant="quiet">
          Agrandir
        </Button>
      </div>
      {enlarged && (
        <Suspense>
          <EnlargedPicture
            alt={enlarged.alt}
            onClose={() => setEnlarged(null)}
            src={enlarged.image}
            text={enlarged.text}
            title={`${title}, page agrandie`}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The AVIF files next to a built `…-1440.webp`. */
const builtSources = (image: string) =>
  [960, 1440].map((width) => `${image.replace('-1440.webp', '')}-${width}.avif ${width}w`).join(', ');
