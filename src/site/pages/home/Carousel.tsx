import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { elided } from '@/lib/french';
import { Cover } from '@/ui/Cover';
import { featuredBooks } from '@/site/shared/catalogue';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Badge } from '@/ui/Badge';
import { ExternalIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/ui/icons';
import { useCarousel } from './useCarousel';

const HEADING_ID = 'histoires';
const TRACK_ID = 'histoires-pages';

/**
 * « Nos histoires féériques »: four open books in a track with native scroll snapping, which works before hydration. Then the
 * pages also advance every 4 s, turn with buttons and dots, and can be dragged with a mouse.
 */
export function Carousel() {
  // The focus that a press leaves on a button does not count.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const { index, playing, trackProps, goTo, togglePlaying } = useCarousel(featuredBooks.length, held);

  const turnWithArrows = (event: KeyboardEvent) => {
    setFocused(true);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(index + step);
  };

  return (
    <section aria-labelledby={HEADING_ID} className="mx-auto w-full max-w-6xl px-4 pt-14 sm:px-6 md:pt-20">
      <h2 className="text-center text-[1.75rem] text-aube-ink sm:text-4xl" id={HEADING_ID}>
        Nos histoires féériques
      </h2>
      <div
        aria-label="Nos histoires féériques"
        aria-roledescription="carrousel"
        className="mt-8"
        onBlur={() => setFocused(false)}
        onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
        onKeyDown={turnWithArrows}
        onPointerDown={() => setFocused(false)}
        role="group"
      >
        <ul
          {...trackProps}
          className="carousel-track"
          id={TRACK_ID}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setHovered(false)}
        >
          {slides}
        </ul>
        <div className="carousel-controls mt-5 flex flex-wrap items-center justify-center gap-2">
          <RoundButton label="Histoire précédente" onClick={() => goTo(index - 1)}>
            <PreviousIcon />
          </RoundButton>
          <ul className="flex">
            {featuredBooks.map(({ title }, position) => (
              <li key={title}>
                <button
                  aria-controls={TRACK_ID}
                  aria-current={position === index ? 'true' : undefined}
                  aria-label={`Histoire ${position + 1}\u00a0: ${title}`}
                  className="carousel-dot"
                  onClick={() => goTo(position)}
                  type="button"
                />
              </li>
            ))}
          </ul>
          <RoundButton label="Histoire suivante" onClick={() => goTo(index + 1)}>
            <NextIcon />
          </RoundButton>
          <RoundButton
            label={playing ? 'Mettre le défilement en pause' : 'Reprendre le défilement'}
            onClick={togglePlaying}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </RoundButton>
        </div>
        <p aria-live={playing && !held ? 'off' : 'polite'} className="sr-only contain-strict">
          {`Histoire ${index + 1} sur ${featuredBooks.length}\u00a0: ${featuredBooks[index]?.title}`}
        </p>
      </div>
    </section>
  );
}

const slides = featuredBooks.map(({ book, title, teaser }, position) => (
  <li
    aria-label={`${position + 1} sur ${featuredBooks.length}`}
    aria-roledescription="page"
    className="carousel-slide"
    key={book.slug}
  >
    <article className="open-book">
      <a
        className="group/cover block rounded-sm"
        href={book.amazonLink ?? paths.book(book.slug)}
        rel="noopener noreferrer"
        target="_blank"
      >
        <Cover
          alt={`Couverture ${elided('de', title)}`}
          className="rounded-sm shadow-lifted transition-transform duration-scene ease-breath group-hover/cover:-translate-y-1 group-hover/cover:rotate-1"
          eager={position === 0}
          sizes="(min-width: 48rem) 288px, 216px"
          slug={book.slug}
        />
        <span className="sr-only">{`, voir le livre chez ${publisher.retailer.name} (nouvel onglet)`}</span>
      </a>
      <div className="grid content-center justify-items-center gap-3 text-center md:justify-items-start md:text-left">
        <h3 className="text-2xl text-aube-plum sm:text-3xl">
          <Link className="hover:underline" to={paths.book(book.slug)}>
            {title}
          </Link>
        </h3>
        <p className="text-lg text-aube-ink">{teaser}</p>
        <Badge>{book.ageRange}</Badge>
        <p aria-hidden="true" className="text-sm text-aube-muted">
          La couverture vous emmène chez {publisher.retailer.name}&nbsp;
          <ExternalIcon className="inline size-3.5 align-baseline" />
        </p>
      </div>
    </article>
  </li>
));

interface RoundButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function RoundButton({ label, onClick, children }: RoundButtonProps) {
  return (
    <button
      aria-controls={TRACK_ID}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border-2 border-ui-line bg-ui-surface text-ui-accent-text shadow-paper transition-colors duration-touch ease-breath hover:border-ui-accent-text"
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}
