import { paths } from '@/paths';
import { TEXT_LINK } from '@/ui/TextLink';

/** First on every page of the game: without scripts its buttons and forms do nothing. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="relative z-10 mx-auto mb-4 mt-8 w-fit max-w-[min(44rem,calc(100%-1.5rem))] text-balance rounded-md border-2 border-nuit-gold bg-nuit-night p-4 text-center text-nuit-ivory">
        <strong>Le jeu a besoin de JavaScript.</strong> Active-le dans ton navigateur, puis recharge la page.
        Le{' '}
        <a className={TEXT_LINK} href={paths.home}>
          site de la maison
        </a>
        , lui, s'en passe.
      </p>
    </noscript>
  );
}
