import { Fragment, useEffect, useRef, useState } from 'react';
import { animateUnlessCalm } from '@/lib/animateUnlessCalm';
import { BREATH } from '@/lib/transitions';
import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';
import { ButtonLink } from '@/ui/Button';
import { paths } from '@/paths';
import { useHydrated } from '@/lib/useHydrated';

/** Spec §2. */
const RISE_AFTER_LOAD_S = 1;
const LETTER_STEP_S = 0.06;
/** A letter rises and turns rose (`aube` tokens of tailwind.config.ts), then comes back. */
const RISE = {
  transform: ['none', 'translateY(-0.16em) rotate(-3deg)', 'none'],
  color: ['#6B3F8F', '#B8406A', '#6B3F8F'],
};

export function Hero() {
  return (
    <section className="hero">
      <div aria-hidden="true" className="hero-scene">
        <picture>
          <source height={800} media="(min-width: 48rem)" srcSet="/site/hero.svg" width={1600} />
          <img alt="" decoding="async" height={1280} src="/site/hero-phone.svg" width={720} />
        </picture>
      </div>
      <div className="hero-words">
        <PageHeading className="hero-title">
          <span className="sr-only">{publisher.name}</span>
          <AnimatedTitle />
        </PageHeading>
        <p className="text-balance font-display text-xl text-aube-ink sm:text-2xl">{publisher.tagline}</p>
        <div className="flex flex-wrap justify-center gap-3 md:justify-start">
          <ButtonLink size="lg" to={paths.books}>
            Découvrir nos livres
          </ButtonLink>
          <ButtonLink size="lg" to={paths.game.landing} variant="gold">
            Jouer à Escape Noël
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The name again, hidden from screen readers, letter by letter: each rises in its turn. */
function AnimatedTitle() {
  const title = useRef<HTMLSpanElement>(null);
  // On a page reached by a link, its appearance is its load.
  const [isPageLoad] = useState(!useHydrated());
  useEffect(() => {
    if (!title.current) return undefined;
    const delay = isPageLoad ? Math.max(0, RISE_AFTER_LOAD_S - secondsSinceLoad()) : RISE_AFTER_LOAD_S;
    const rise = animateUnlessCalm(title.current.querySelectorAll('.hero-letter'), RISE, {
      duration: 0.9,
      delay: (index) => delay + index * LETTER_STEP_S,
      ease: [BREATH, BREATH],
    });
    return () => rise?.cancel();
  }, [isPageLoad]);

  return (
    <span aria-hidden="true" ref={title}>
      {publisher.name.split(' ').map((word, wordIndex) => (
        <Fragment key={word}>
          {wordIndex > 0 && ' '}
          <span className="inline-block whitespace-nowrap">
            {Array.from(word, (letter, index) => (
              <span className="hero-letter" key={index}>
                {letter}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** 0 before the page has loaded. */
function secondsSinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation');
  const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0;
  return loadedAt === 0 ? 0 : (performance.now() - loadedAt) / 1000;
}
