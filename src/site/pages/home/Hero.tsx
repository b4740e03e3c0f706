import { useState } from 'react';
import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';
import { ButtonLink } from '@/ui/Button';
import { paths } from '@/paths';
import { useHydrated } from '@/lib/useHydrated';

const LETTER_RISE_MS = 900;
const LETTER_STEP_MS = 60;

/** Dawn over paper hills: the name, the tagline, the way to the books. */
export function Hero() {
  return (
    <section className="hero">
      {/* One composition for wide screens, one for phones. */}
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
        <ButtonLink size="lg" to={paths.books}>
          Découvrir nos livres
        </ButtonLink>
      </div>
    </section>
  );
}

/** The same name for the eye alone, letter by letter, so that each can rise in its turn. It is never hidden meanwhile. */
function AnimatedTitle() {
  // It begins one second after load (spec §2). What the build wrote waits for the document (home.css); a page that is gone to loads as it appears.
  const [animationDelay] = useState(useHydrated() ? '1s' : undefined);
  const words = publisher.name.split(' ');
  const last = words.join('').length - 1;
  return (
    <span aria-hidden="true">
      {words.map((word, wordIndex) => (
        <span key={word}>
          {wordIndex > 0 && ' '}
          <span className="inline-block whitespace-nowrap">
            {Array.from(word, (letter, index) => (
              <span
                className="hero-letter"
                data-letter={letter}
                // A name's letters never move: their place is their key.
                key={index}
                style={{
                  animationDelay,
                  ...riseAt(words.slice(0, wordIndex).join('').length + index, last),
                }}
              >
                <span>{letter}</span>
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

/** How far a letter has risen, between rest (0) and its height (1), at moments of its rise from 0 to 1: fast, then slow, both ways. */
const RISE = [
  [0, 0],
  [0.08, 0.57],
  [0.14, 0.8],
  [0.23, 0.94],
  [0.45, 1],
  [0.55, 0.43],
  [0.62, 0.2],
  [0.73, 0.06],
  [1, 0],
] as const;

/**
 * A letter's turn in the title's animation. All letters share its beginning and its end, and each rises in its part of it: every
 * beginning and end of an animation is a frame that the page must compute, where the compositor draws what lies between alone.
 * @param index the letter's place in the name, from 0.
 * @param last the last letter's.
 */
function riseAt(index: number, last: number) {
  const duration = last * LETTER_STEP_MS + LETTER_RISE_MS;
  const points = RISE.map(([moment, height]) => {
    const at = (index * LETTER_STEP_MS + moment * LETTER_RISE_MS) / duration;
    return `${height} ${(at * 100).toFixed(1)}%`;
  });
  return {
    animationDuration: `${duration}ms`,
    animationTimingFunction: `linear(0, ${points.join(', ')}, 0)`,
  };
}
