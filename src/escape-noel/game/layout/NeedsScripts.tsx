import { paths } from '@/paths';

/** First on every page of the game: without scripts its buttons and forms do nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="relative z-10 mx-3 mt-10 border-2 border-nuit-gold bg-nuit-night p-4 text-center text-nuit-ivory">
        Le jeu a besoin de JavaScript. Le{' '}
        <a className="text-nuit-gold underline" href={paths.home}>
          site de la maison
        </a>
        , lui, s'en passe.
      </p>
    </noscript>
  );
}
