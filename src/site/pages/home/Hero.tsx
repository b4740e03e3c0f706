import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';
import { pageTitles } from '@/site/shared/titles';
import { ButtonLink } from '@/ui/Button';
import { paths } from '@/paths';

/** The title wakes one second after the page has loaded. */
const TITLE_ANIMATION_DELAY_MS = 1000;
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
        <PageHeading className="hero-title" title={pageTitles.home}>
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
  const words = publisher.name.split(' ');
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
                  animationDelay: `${TITLE_ANIMATION_DELAY_MS + (words.slice(0, wordIndex).join('').length + index) * LETTER_STEP_MS}ms`,
                }}
              >
                {letter}
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
