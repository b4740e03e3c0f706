/** The picture behind the words: one composition for wide screens, one for phones. */
export function HeroScene() {
  return (
    <div aria-hidden="true" className="hero-scene">
      <picture>
        <source height={800} media="(min-width: 48rem)" srcSet="/site/hero.svg" width={1600} />
        <img alt="" decoding="async" height={1280} src="/site/hero-phone.svg" width={720} />
      </picture>
    </div>
  );
}
