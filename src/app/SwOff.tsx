import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

/**
 * The page that takes the service worker away (rule 22.8). It is rendered once, at the build; `src/swOff.ts` shows one of its
 * `[data-state]` at a time.
 */
export const SwOff = () => (
  <main className="nuit grid min-h-dvh content-center justify-items-center bg-nuit-deep px-4 py-12 text-lg">
    <Card
      as="section"
      className="grid max-w-xl justify-items-center gap-6 px-6 py-10 text-center sm:px-12"
      foil
    >
      <img alt="" height={72} src="/brand/logo-night.svg" width={72} />
      <h1 className="text-balance font-display text-4xl text-nuit-gold">Le jeu sans réseau</h1>
      <div className="grid gap-4 text-pretty" role="status">
        <noscript>
          <p>
            Cette page a besoin de JavaScript. Sans lui, les réglages du navigateur effacent ce qu'un site
            garde, mais aussi le voyage joué sans compte.
          </p>
        </noscript>
        <p data-state="removing">Retrait en cours…</p>
        <p data-state="removed" hidden>
          C'est retiré&nbsp;: cet appareil ne garde plus rien du jeu pour l'ouvrir sans réseau, et tout vient
          de nouveau d'internet. Le voyage, les indices et les réglages n'ont pas changé.
        </p>
        <p data-state="failed" hidden>
          Le navigateur n'a pas tout retiré. Ferme les autres onglets du jeu, puis recharge cette page. Si
          cela ne suffit pas, écris-nous&nbsp;: {publisher.contactEmail}
        </p>
        <p data-state="restored" hidden>
          C'est remis&nbsp;: à la prochaine ouverture, le jeu se gardera de nouveau sur cet appareil.
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <a className={LINK} href={paths.game.landing}>
          Retourner au jeu
        </a>
        <Button data-restore hidden size="lg" variant="quiet">
          Remettre le jeu sans réseau
        </Button>
      </div>
    </Card>
  </main>
);

/** As a gold button; `ButtonLink` is a link of the application. */
const LINK =
  'inline-flex min-h-touch items-center justify-center rounded-full border-2 border-ui-gold-edge bg-ui-gold px-7 py-3 text-lg font-bold leading-tight text-ui-on-gold shadow-paper hover:bg-ui-gold-bright';
