import { paths } from '@/paths';
import { publisher } from '@/publisher';

/**
 * The page that takes the service worker away (rule 22.8). It is rendered once, at the build; `src/swOff.ts` shows one of its
 * `[data-state]` at a time.
 */
export const SwOff = () => (
  <main className="mx-auto grid min-h-dvh max-w-2xl content-start gap-6 px-4 py-12 text-lg sm:py-20">
    <h1 className="text-balance font-display text-4xl">Le jeu sans réseau</h1>
    <div className="grid gap-4" role="status">
      <noscript>
        <p>
          Cette page a besoin de JavaScript. Sans lui, les réglages du navigateur effacent ce qu'un site
          garde, mais aussi le voyage joué sans compte.
        </p>
      </noscript>
      <p data-state="removing">Retrait en cours…</p>
      <p data-state="removed" hidden>
        C'est retiré&nbsp;: cet appareil ne garde plus rien du jeu pour l'ouvrir sans réseau, et tout vient de
        nouveau d'internet. Le voyage, les indices et les réglages n'ont pas changé.
      </p>
      <p data-state="failed" hidden>
        Le navigateur n'a pas tout retiré. Ferme les autres onglets du jeu, puis recharge cette page. Si cela
        ne suffit pas, écris-nous&nbsp;: {publisher.contactEmail}
      </p>
      <p data-state="restored" hidden>
        C'est remis&nbsp;: à la prochaine ouverture, le jeu se gardera de nouveau sur cet appareil.
      </p>
    </div>
    <div className="flex flex-wrap gap-3">
      <button className={LOOK} data-restore hidden type="button">
        Remettre le jeu sans réseau
      </button>
      <a className={LOOK} href={paths.game.landing}>
        Retourner au jeu
      </a>
    </div>
  </main>
);

const LOOK =
  'inline-flex min-h-touch items-center rounded-full border-2 border-ui-line bg-ui-surface px-6 font-bold text-ui-ink';
